type Leaf = string | number | boolean | null | undefined

/** The dotted path of a form field: `phoneNumbers.0.phoneNumber`. */
export type FormPath<T> = T extends Leaf
  ? never
  : T extends ReadonlyArray<infer E>
    ? `${number}` | `${number}.${FormPath<E>}`
    : {
        [K in keyof T & string]: K | (FormPath<NonNullable<T[K]>> extends infer P extends string ? `${K}.${P}` : never)
      }[keyof T & string]

/** The type of the value at that path. */
export type FormValue<T, P extends string> = T extends null | undefined
  ? never
  : P extends `${infer K}.${infer Rest}`
    ? FormValue<NonNullable<Step<T, K>>, Rest>
    : Step<T, P>

type Step<T, K extends string> = T extends ReadonlyArray<infer E> ? E : K extends keyof T ? T[K] : never

/** Returns the value at a path; undefined if the path leads nowhere. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], values)

/** Returns the values with a new one at the path. Everything off the path keeps its identity. */
export const withValueAt = <T>(values: T, path: string, value: unknown): T => put(values, path.split("."), value) as T

const put = (at: unknown, [key, ...rest]: ReadonlyArray<string>, value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(at)) return at.map((one, index) => (String(index) === key ? put(one, rest, value) : one))
  const known = (at ?? {}) as Record<string, unknown>
  return { ...known, [key]: put(known[key], rest, value) }
}
