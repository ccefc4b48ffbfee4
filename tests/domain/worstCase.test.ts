import { globSync } from "node:fs"
import { resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Schema, type SchemaAST } from "effect"
import { messageIds } from "#domain/contract/messageIds.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { fed } from "../support/worst-case/fed.ts"
import { regexesIn } from "../support/worst-case/regexesIn.ts"
import { textFunctionsIn } from "../support/worst-case/textFunctions.ts"
import { textsIn } from "../support/worst-case/textsIn.ts"

const root = resolve(import.meta.dirname, "../..")

/** Folders of adapters that read what comes from outside: the others would start something. */
const readers = ["adapters/catalogue-file", "adapters/files", "adapters/koa", "adapters/mail", "adapters/memory", "adapters/square", "adapters/telemetry", "adapters/twilio", "adapters/vpic"]

/** A regular expression without a repetition looks at each place once. */
const repeats = /[*+]|\{\d+,\}/

const modules = globSync("domain/**/*.ts", { cwd: root }).filter((file) => !file.startsWith("domain/testing/")).sort()

describe("1 MB of the worst case", () => {
  it("holds up no regular expression, no function that reads text and no schema (W6)", { timeout: 600_000 }, async () => {
    const regexes = regexesIn(root, ["domain", "adapters", "app-api", "app-web", "ui"]).found.filter(({ source }) => repeats.test(source))
    const functions = [...textFunctionsIn(root, ["domain"], true), ...textFunctionsIn(root, ["ui", ...readers], false)]
    const { stuck, subjects } = await fed({ root, regexes, functions, schemas: modules })
    assert.isAbove(regexes.length, 50)
    assert.isAbove(functions.length, 80)
    assert.isAbove(subjects, 300)
    assert.deepStrictEqual(stuck, [])
  })
})

describe("a length fault", () => {
  it("ends the check of a text", () => {
    const told = (schema: Schema.Codec<unknown>, text: string) => {
      const read = Schema.decodeUnknownResult(schema)(text, { errors: "all" })
      return read._tag === "Failure" ? messageIds(read.failure.issue).issues.map(({ message }) => message) : []
    }
    for (const schema of [plainText(10), requiredText(10)]) assert.deepStrictEqual(told(schema, "<a>".repeat(100_000)), ["tooLong:10"])
    assert.deepStrictEqual(told(plainText(10), "<a>"), ["text.invalidCharacters"])
  })

  it("is looked for before any check that reads the text, in every endpoint", async () => {
    const seen = new Set<SchemaAST.AST>()
    const unbounded: Array<string> = []
    for (const file of modules.filter((one) => one.endsWith("Api.ts"))) {
      for (const [name, value] of Object.entries(await import(resolve(root, file)) as Readonly<Record<string, unknown>>)) {
        const schema = (value as { readonly input?: unknown } | undefined)?.input
        if (!Schema.isSchema(schema)) continue
        for (const { checks = [] } of textsIn(schema.ast, seen)) {
          const own = checks.findIndex((check) => check._tag === "Filter" && check.annotations?.["message"] === undefined && check.annotations?.["expected"] === undefined)
          const bound = checks.findIndex((check) => check._tag === "Filter" && check.aborted)
          if (own !== -1 && (bound === -1 || bound > own)) unbounded.push(`a text of ${name} in ${file}`)
        }
      }
    }
    assert.isAbove(seen.size, 500)
    assert.deepStrictEqual(unbounded, [])
  })
})
