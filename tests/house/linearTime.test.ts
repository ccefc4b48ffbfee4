import { resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { analyse } from "scslre"
import { regexesIn } from "../support/worst-case/regexesIn.ts"

const { found, made } = regexesIn(resolve(import.meta.dirname, "../.."), [
  "domain",
  "adapters",
  "app-api",
  "app-web",
  "ui"
])

const reportsOf = (source: string, flags: string) => analyse({ source, flags }, { maxReports: 1 }).reports

describe("the regular expressions of all packages", () => {
  it("are found, and written as literals", () => {
    assert.isAbove(found.length, 200)
    // Build tools process only our own sources.
    assert.deepStrictEqual(
      made.filter((at) => !at.startsWith("app-api/launch/")),
      []
    )
  })

  it("take at most linear time, as proven from their grammar (W6)", () =>
    assert.deepStrictEqual(
      found.flatMap(({ at, flags, source }) =>
        reportsOf(source, flags).map(({ type }) => `${at} /${source}/${flags} (${type})`)
      ),
      []
    ))

  it("would be rejected if they took more than linear time", () => {
    assert.deepStrictEqual(
      [/<[^>]*>/, /\s+$/, /^(a+)+$/, /[.,].*$/].filter(({ flags, source }) => reportsOf(source, flags).length === 0),
      []
    )
    assert.deepStrictEqual(
      [/<[^<>]*>/, /^\s+/, /^a+$/].filter(({ flags, source }) => reportsOf(source, flags).length > 0),
      []
    )
  })
})
