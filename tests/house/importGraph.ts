import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix, resolve } from "node:path"
import { parseSync } from "oxc-parser"

/** The repository root. */
export const root = resolve(import.meta.dirname, "../..")

/**
 * An import, re-export or dynamic import of a file in the repository: the importing file, the imported file, and the
 * imported names.
 */
export interface Import {
  readonly from: string
  readonly to: string
  readonly names: ReadonlyArray<string>
}

/** The TypeScript files below a folder, as paths relative to the repository root. */
export const sourcesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules/"))
    .sort()

const packages: Readonly<Record<string, string>> = (
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports: Record<string, string> }
).imports

/** The file in the repository that a specifier resolves to; undefined if it names a library. */
const fileOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(dirname(from), specifier))
  const entry = Object.entries(packages).find(([prefix]) => specifier.startsWith(prefix.replace("*", "")))
  return entry === undefined ? undefined : posix.normalize(entry[1].replace("*", specifier.slice(entry[0].length - 1)))
}

/**
 * Parses what a source imports from the repository: `import`, `import type`, `export … from`, `import("…")` and
 * `import("…").Type`. Throws if the source does not parse.
 */
export const importsOf = (file: string, text: string): ReadonlyArray<Import> => {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`)
  const found: Array<{ specifier: string; names: ReadonlyArray<string> }> = [
    ...module.staticImports.map((one) => ({
      specifier: one.moduleRequest.value,
      names: one.entries.map((entry) => entry.importName.name ?? entry.importName.kind.toLowerCase())
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.moduleRequest === null
          ? []
          : [
              {
                specifier: entry.moduleRequest.value,
                names: [entry.importName.name ?? entry.importName.kind.toLowerCase()]
              }
            ]
      )
    )
  ]
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== "object") return
    const { type, source } = node as { type?: string; source?: { type?: string; value?: unknown } }
    if ((type === "ImportExpression" || type === "TSImportType") && typeof source?.value === "string")
      found.push({ specifier: source.value, names: ["*"] })
    Object.values(node).forEach(visit)
  }
  if (/\bimport\s*\(/.test(text)) visit(program.body)
  return found.flatMap(({ specifier, names }) => {
    const to = fileOf(file, specifier)
    return to === undefined ? [] : [{ from: file, to, names }]
  })
}

/** Every import in the sources below a folder. */
export const importsIn = (folder: string): ReadonlyArray<Import> =>
  sourcesIn(folder).flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")))

/** A file's slice: the folder directly below its package, such as `access` for `domain/access/roles.ts`. */
export const sliceOf = (file: string): string => file.split("/")[1]!

/** The strongly connected components with more than one member (or a self-reference), by Tarjan's algorithm. */
export const cyclesIn = (
  edges: ReadonlyArray<readonly [from: string, to: string]>
): ReadonlyArray<ReadonlyArray<string>> => {
  const next = new Map<string, Array<string>>()
  for (const [from, to] of edges) {
    next.set(from, [...(next.get(from) ?? []), to])
    if (!next.has(to)) next.set(to, [])
  }
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: Array<string> = []
  const groups: Array<ReadonlyArray<string>> = []
  const connect = (node: string): void => {
    index.set(node, index.size)
    low.set(node, index.get(node)!)
    stack.push(node)
    for (const to of next.get(node)!) {
      if (!index.has(to)) {
        connect(to)
        low.set(node, Math.min(low.get(node)!, low.get(to)!))
      } else if (stack.includes(to)) low.set(node, Math.min(low.get(node)!, index.get(to)!))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || next.get(node)!.includes(node)) groups.push(group.sort())
  }
  for (const node of next.keys()) if (!index.has(node)) connect(node)
  return groups
}
