import { globSync } from "node:fs"
import { resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Schema, type SchemaAST } from "effect"
import { messageIds } from "#domain/contract/messageIds.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { textsIn } from "../support/worst-case/textsIn.ts"

const root = resolve(import.meta.dirname, "../..")
const modules = globSync("domain/**/*.ts", { cwd: root })
  .filter((file) => !file.startsWith("domain/testing/"))
  .sort()

describe("a length error", () => {
  it("stops validation of a text", () => {
    const told = (schema: Schema.Codec<unknown>, text: string) => {
      const read = Schema.decodeUnknownResult(schema)(text, { errors: "all" })
      return read._tag === "Failure" ? messageIds(read.failure.issue).issues.map(({ message }) => message) : []
    }
    for (const schema of [plainText(10), requiredText(10)])
      assert.deepStrictEqual(told(schema, "<a>".repeat(100_000)), ["tooLong:10"])
    assert.deepStrictEqual(told(plainText(10), "<a>"), ["text.invalidCharacters"])
  })

  it("is checked before anything that reads the text, on every endpoint", async () => {
    const seen = new Set<SchemaAST.AST>()
    const unbounded: Array<string> = []
    for (const file of modules.filter((one) => one.endsWith("Api.ts"))) {
      for (const [name, value] of Object.entries(
        (await import(resolve(root, file))) as Readonly<Record<string, unknown>>
      )) {
        const schema = (value as { readonly input?: unknown } | undefined)?.input
        if (!Schema.isSchema(schema)) continue
        for (const { checks = [] } of textsIn(schema.ast, seen)) {
          const own = checks.findIndex(
            (check) =>
              check._tag === "Filter" &&
              check.annotations?.["message"] === undefined &&
              check.annotations?.["expected"] === undefined
          )
          const bound = checks.findIndex((check) => check._tag === "Filter" && check.aborted)
          if (own !== -1 && (bound === -1 || bound > own)) unbounded.push(`a text of ${name} in ${file}`)
        }
      }
    }
    assert.isAbove(seen.size, 500)
    assert.deepStrictEqual(unbounded, [])
  })
})
