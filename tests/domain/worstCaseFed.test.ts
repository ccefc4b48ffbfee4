import { globSync } from "node:fs"
import { resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { runHostileInputs } from "../support/worst-case/fed.ts"
import { regexesIn } from "../support/worst-case/regexesIn.ts"
import { textFunctionsIn } from "../support/worst-case/textFunctions.ts"

const root = resolve(import.meta.dirname, "../..")

/** Adapter folders that parse external input. Importing others would start something. */
const readers = [
  "adapters/catalogue-file",
  "adapters/edi",
  "adapters/files",
  "adapters/koa",
  "adapters/mail",
  "adapters/memory",
  "adapters/sandbox",
  "adapters/square",
  "adapters/square-sandbox",
  "adapters/telemetry",
  "adapters/twilio",
  "adapters/vpic",
  "adapters/webauthn"
]

/** A regular expression without repetition visits each position once. */
const repeats = /[*+]|\{\d+,\}/

const modules = globSync("domain/**/*.ts", { cwd: root })
  .filter((file) => !file.startsWith("domain/testing/"))
  .sort()

describe("worst-case texts, 1 MB each in the full run", () => {
  it("block no regular expression, text-reading function, or schema (W6)", { timeout: 600_000 }, async () => {
    const regexes = regexesIn(root, ["domain", "adapters", "app-api", "app-web", "ui"]).found.filter(({ source }) =>
      repeats.test(source)
    )
    const functions = [...textFunctionsIn(root, ["domain"], true), ...textFunctionsIn(root, ["ui", ...readers], false)]
    const { stuck, subjects } = await runHostileInputs({ root, regexes, functions, schemas: modules })
    assert.isAbove(regexes.length, 50)
    assert.isAbove(functions.length, 80)
    assert.isAbove(subjects, 300)
    assert.deepStrictEqual(stuck, [])
  })
})
