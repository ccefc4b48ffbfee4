import type { SchemaAST } from "effect"

/** Returns every text schema nested in a schema, each only once across calls with the same `seen`. */
export const textsIn = (ast: SchemaAST.AST, seen = new Set<SchemaAST.AST>()): ReadonlyArray<SchemaAST.AST> => {
  if (seen.has(ast)) return []
  seen.add(ast)
  const inner: ReadonlyArray<SchemaAST.AST> = [
    ...(ast._tag === "Objects"
      ? [...ast.propertySignatures.map(({ type }) => type), ...ast.indexSignatures.map(({ type }) => type)]
      : []),
    ...(ast._tag === "Arrays" ? [...ast.elements, ...ast.rest] : []),
    ...(ast._tag === "Union" ? ast.types : []),
    ...(ast._tag === "Suspend" ? [ast.thunk()] : []),
    ...(ast.encoding ?? []).map(({ to }) => to)
  ]
  return [...(ast._tag === "String" ? [ast] : []), ...inner.flatMap((one) => textsIn(one, seen))]
}
