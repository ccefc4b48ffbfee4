import type { SchemaAST } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"

/** The query parameters of a list request. */
export type Question = Readonly<Record<string, string>>

/** Values for filters whose type alone does not define any. */
export type Known = Readonly<Record<string, ReadonlyArray<string>>>

const arranging = new Set(["page", "cursor", "size", "sort", "descending", "group"])

/** Every value that a field's type enumerates; undefined if it enumerates none. */
const namedValues = (ast: SchemaAST.AST): ReadonlyArray<string> | undefined => {
  const { _tag, literal, types } = ast as {
    readonly _tag: string
    readonly literal?: unknown
    readonly types?: ReadonlyArray<SchemaAST.AST>
  }
  if (_tag === "Boolean") return ["true", "false"]
  if (_tag === "Literal") return [String(literal)]
  const all = _tag === "Union" ? types?.map(namedValues) : undefined
  return all === undefined || all.some((one) => one === undefined) ? undefined : all.flatMap((one) => [...one!])
}

/**
 * Returns all queries a list supports: each order in both directions, alone, with each value of each filter, and in
 * each of its groups; its first page and the last numbered one, ungrouped and grouped. Undefined for endpoints that are
 * not lists, and for exports, which read their list with the same statements. Throws if no value of a filter is known.
 */
export const listQuestions = (
  { name, input }: Endpoint,
  known: Known,
  [lastPage, lastPageInGroups]: ReadonlyArray<string>
): ReadonlyArray<Question> | undefined => {
  const fields = (input as { readonly fields?: Readonly<Record<string, { readonly ast: SchemaAST.AST }>> }).fields ?? {}
  if (fields["page"] === undefined || fields["columns"] !== undefined) return undefined
  const named = (field: string) => (fields[field] === undefined ? [] : (namedValues(fields[field].ast) ?? []))
  const orders: ReadonlyArray<Question> = [
    {},
    ...named("sort").flatMap((sort) => [
      { sort, descending: "false" },
      { sort, descending: "true" }
    ])
  ]
  const filters = Object.entries(fields)
    .filter(([field]) => !arranging.has(field))
    .flatMap(([field, { ast }]) => {
      const values = known[field] ?? namedValues(ast)
      if (values === undefined)
        throw new Error(`${name}: add a value for the filter ${field} in hotQueries.postgres.test.ts`)
      return values.map((value): Question => ({ [field]: value }))
    })
  const [leading] = Object.keys(filters[0] ?? {})
  const first = filters.filter((filter) => leading !== undefined && leading in filter)
  const groups = named("group").map((group): Question => ({ group }))
  const narrowed: ReadonlyArray<Question> = [
    {},
    ...filters,
    ...groups,
    ...groups.flatMap((group) => first.map((filter) => ({ ...group, ...filter })))
  ]
  return orders.flatMap((order) => [
    ...narrowed.map((more) => ({ ...order, ...more, size: "25" })),
    { ...order, size: "25", page: lastPage! },
    ...groups.map((group) => ({ ...order, ...group, size: "25", page: lastPageInGroups! })),
    // A search combined with another filter, as the tabs of a list do.
    ...(order["sort"] === undefined
      ? first.flatMap((one) =>
          filters.filter((other) => !(leading! in other)).map((other) => ({ ...one, ...other, size: "25" }))
        )
      : [])
  ])
}
