import type { SchemaAST } from "effect"

/** A list with more entries than its schema allows: its path and the message of its check. */
export interface OversizedList {
  readonly path: ReadonlyArray<string>
  readonly message: string
}

type Look = (value: unknown, path: ReadonlyArray<string>) => ReadonlyArray<OversizedList>

/** Maximum length of lists whose schema sets none. */
const defaultMaxItems = 1_000

const looks = new WeakMap<SchemaAST.AST, Look>()
const sees = new WeakMap<SchemaAST.AST, boolean>()

/**
 * Finds the lists in an input that are too long, before decoding. A schema checks a list's length only after each of
 * its entries, so 50,000 empty job lines would cause half a million errors. Schemas without lists add no cost.
 */
export const findOversizedLists = (ast: SchemaAST.AST, input: unknown): ReadonlyArray<OversizedList> =>
  hasList(ast) ? lookFor(ast)(input, []) : []

const innerOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> => [
  ...(ast._tag === "Objects"
    ? [...ast.propertySignatures.map(({ type }) => type), ...ast.indexSignatures.map(({ type }) => type)]
    : []),
  ...(ast._tag === "Union" ? ast.types : []),
  ...(ast._tag === "Suspend" ? [ast.thunk()] : []),
  ...(ast.encoding ?? []).map(({ to }) => to)
]

const hasList = (ast: SchemaAST.AST): boolean => {
  const known = sees.get(ast)
  if (known !== undefined) return known
  // Ends the recursion for recursive schemas; the rest of the schema decides.
  sees.set(ast, false)
  const found = ast._tag === "Arrays" || innerOf(ast).some(hasList)
  sees.set(ast, found)
  return found
}

const lookFor = (ast: SchemaAST.AST): Look => {
  const known = looks.get(ast)
  if (known !== undefined) return known
  const look: Look = (value, path) => parts.flatMap((part) => part(value, path))
  looks.set(ast, look)
  const parts = [
    ...own(ast),
    ...[
      ...(ast._tag === "Union" ? ast.types : []),
      ...(ast._tag === "Suspend" ? [ast.thunk()] : []),
      ...(ast.encoding ?? []).map(({ to }) => to)
    ]
      .filter(hasList)
      .map(lookFor)
  ]
  return look
}

const own = (ast: SchemaAST.AST): ReadonlyArray<Look> => {
  if (ast._tag === "Arrays") return [inList(ast)]
  if (ast._tag !== "Objects") return []
  return ast.propertySignatures
    .filter(({ type }) => hasList(type))
    .map(({ name, type }): Look => {
      const look = lookFor(type)
      return (value, path) =>
        typeof value === "object" && value !== null
          ? look((value as Readonly<Record<PropertyKey, unknown>>)[name], [...path, String(name)])
          : []
    })
}

const inList = (ast: SchemaAST.Arrays): Look => {
  const limits = (ast.checks ?? []).flatMap((check) => {
    const { message, representation } = (check.annotations ?? {}) as {
      readonly message?: unknown
      readonly representation?: { readonly payload?: { readonly maxLength?: unknown } }
    }
    const length = representation?.payload?.maxLength
    return typeof length === "number"
      ? [{ length, message: typeof message === "string" ? message : `tooMany:${length}` }]
      : []
  })
  const limit = limits[0] ?? { length: defaultMaxItems, message: `tooMany:${defaultMaxItems}` }
  const entries = [...ast.elements, ...ast.rest].filter(hasList).map(lookFor)
  return (value, path) => {
    if (!Array.isArray(value)) return []
    if (value.length > limit.length) return [{ path, message: limit.message }]
    return entries.length === 0
      ? []
      : value.flatMap((entry, at) => entries.flatMap((look) => look(entry, [...path, String(at)])))
  }
}
