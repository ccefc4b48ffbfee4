type Leaf = string | number | boolean | null | undefined

/** The dotted way to a field of a form: `phoneNumbers.0.phoneNumber`. */
export type FormPath<T> = T extends Leaf
  ? never
  : T extends ReadonlyArray<infer E>
    ? `${number}` | `${number}.${FormPath<E>}`
    : {
        [K in keyof T & string]: K | (FormPath<NonNullable<T[K]>> extends infer P extends string ? `${K}.${P}` : never)
      }[keyof T & string]

/** What stands at the end of that way. */
export type FormValue<T, P extends string> = T extends null | undefined
  ? never
  : P extends `${infer K}.${infer Rest}`
    ? FormValue<NonNullable<Step<T, K>>, Rest>
    : Step<T, P>

type Step<T, K extends string> = T extends ReadonlyArray<infer E> ? E : K extends keyof T ? T[K] : never

/** What stands at a path; undefined where the way ends early. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], values)

/** The values with another at that path; what is not on the way stays the same object. */
export const withValueAt = <T>(values: T, path: string, value: unknown): T => put(values, path.split("."), value) as T

const put = (at: unknown, [key, ...rest]: ReadonlyArray<string>, value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(at)) return at.map((one, index) => (String(index) === key ? put(one, rest, value) : one))
  const known = (at ?? {}) as Record<string, unknown>
  return { ...known, [key]: put(known[key], rest, value) }
}
