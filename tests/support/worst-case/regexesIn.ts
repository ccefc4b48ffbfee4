import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "vite"

export interface FoundRegex {
  /** `domain/shared/Day.ts:3`. */
  readonly at: string
  readonly source: string
  readonly flags: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Returns the AST nodes of a source file, using the parser that builds the product. */
export const nodesOf = (file: string, text: string): ReadonlyArray<Node> => {
  const { errors, program } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const all: Array<Node> = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== "object" || value === null) return
    if (typeof (value as Node).type === "string") all.push(value as Node)
    Object.values(value).forEach(visit)
  }
  visit(program)
  return all
}

/** Returns every regular expression literal in these folders, and every place that builds one from text. */
export const regexesIn = (root: string, folders: ReadonlyArray<string>) => {
  const found: Array<FoundRegex> = []
  const made: Array<string> = []
  for (const file of globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root }
  )) {
    const text = readFileSync(join(root, file), "utf8")
    for (const node of nodesOf(file, text)) {
      const at = `${file}:${text.slice(0, node.start).split("\n").length}`
      const regex = node["regex"] as { readonly pattern: string; readonly flags: string } | undefined
      if (node.type === "Literal" && regex) found.push({ at, source: regex.pattern, flags: regex.flags })
      if (
        ["NewExpression", "CallExpression"].includes(node.type) &&
        (node["callee"] as { readonly name?: string }).name === "RegExp"
      )
        made.push(at)
    }
  }
  return { found, made }
}
