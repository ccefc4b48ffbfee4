import { readFileSync } from "node:fs"
import { parseSync } from "oxc-parser"

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const program = (file: string) =>
  parseSync(file, readFileSync(file, "utf8")).program as unknown as { body: ReadonlyArray<Node> }

/** The properties of an object by name; none for undefined. */
const propertiesOf = (object: unknown): ReadonlyMap<string, Node> => {
  const node = object as Node | undefined
  if (node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression") return propertiesOf(node["expression"])
  if (node?.type !== "ObjectExpression") return new Map()
  return new Map(
    (node["properties"] as ReadonlyArray<Node>)
      .filter(({ type }) => type === "Property")
      .map((one) => [(one["key"] as { name?: string; value?: string }).name ?? "", one["value"] as Node])
  )
}

const declarations = (statement: Node): ReadonlyArray<{ readonly name: string; readonly value: unknown }> => {
  const declared = (statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement) as Node | null
  if (declared?.type !== "VariableDeclaration") return []
  return (declared["declarations"] as ReadonlyArray<{ id: { name: string }; init: unknown }>).map(({ id, init }) => ({
    name: id.name,
    value: init
  }))
}

/** Matches an expression such as `states.Loading`. */
const memberOf = (expression: unknown) => {
  const node = expression as Node | null
  return node?.type === "MemberExpression"
    ? `${String((node["object"] as Node)["name"])}.${String((node["property"] as Node)["name"])}`
    : ""
}

/**
 * Reads a story file: its title, its exported names, which of them are generic (`states.Loading`), and the `ends` of
 * its meta.
 */
export const storiesIn = (file: string) => {
  const { body } = program(file)
  const exported = body.filter(({ type }) => type === "ExportNamedDeclaration").flatMap(declarations)
  const meta = propertiesOf(body.flatMap(declarations).find(({ name }) => name === "meta")?.value)
  const ends = propertiesOf(propertiesOf(meta.get("parameters")).get("ends"))
  return {
    file,
    title: String(meta.get("title")?.["value"]),
    names: exported.map(({ name }) => name),
    generic: exported.filter(({ name, value }) => memberOf(value) === `states.${name}`).map(({ name }) => name),
    ends: new Map([...ends].map(([name, end]) => [name, end["value"]]))
  }
}
