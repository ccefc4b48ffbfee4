import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { Schema, type SchemaAST } from "effect"
import type { FoundRegex } from "./regexesIn.ts"
import { hostileTexts, hostileTo } from "./hostileTexts.ts"
import type { TextFunction } from "./textFunctions.ts"
import { textsIn } from "./textsIn.ts"

/**
 * A worker's subjects. It posts each subject's name before starting it, so that the caller knows which one is stuck.
 */
export interface Menu {
  readonly root: string
  readonly regexes: ReadonlyArray<FoundRegex>
  readonly functions: ReadonlyArray<TextFunction>
  /** Modules whose exported schemas and endpoints are tested. */
  readonly schemas: ReadonlyArray<string>
  /** The number of subjects already finished or given up. */
  readonly passed: number
}

const { functions, passed, regexes, root, schemas } = workerData as Menu
let count = 0

const feed = (name: string, one: () => void) => {
  if (count++ < passed) return
  parentPort!.postMessage({ begins: name })
  one()
}

/** Runs the work to its end. Throwing is fine: what matters is that it ends. */
const tried = (work: () => unknown) => {
  try {
    const made = work()
    if (typeof made === "object" && made !== null && Symbol.iterator in made)
      for (const _ of made as Iterable<unknown>);
  } catch {
    return
  }
}

/** Values for the parameters that are not under test. */
const given = { text: "a", number: 2, other: {} }

for (const { at, flags, source } of regexes) {
  feed(`/${source}/${flags} of ${at}`, () => {
    const regex = new RegExp(source, flags)
    for (const text of hostileTo(source))
      tried(() => (flags.includes("g") ? text.replace(regex, "") : regex.test(text)))
  })
}

for (const { file, name, parameters } of functions) {
  const module = (await import(join(root, file))) as Readonly<
    Record<string, (...given: ReadonlyArray<unknown>) => unknown>
  >
  parameters.forEach((kind, at) => {
    if (kind !== "text") return
    feed(`${name} of ${file}, parameter ${at + 1}`, () => {
      for (const text of hostileTexts)
        tried(() => module[name]!(...parameters.map((one, place) => (place === at ? text : given[one]))))
    })
  })
}

const known = new Set<SchemaAST.AST>()
for (const file of schemas) {
  const exported = Object.entries((await import(join(root, file))) as Readonly<Record<string, unknown>>)
  for (const [name, value] of exported) {
    const schema = Schema.isSchema(value) ? value : (value as { readonly input?: unknown } | undefined)?.input
    if (!Schema.isSchema(schema)) continue
    for (const ast of textsIn(schema.ast, known)) {
      const decode = Schema.decodeUnknownResult(Schema.make(ast) as Schema.Codec<unknown>)
      feed(`a text in ${name} of ${file}`, () => {
        for (const text of hostileTexts) tried(() => decode(text, { errors: "all" }))
      })
    }
  }
}
parentPort!.postMessage({ ends: true })
