import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { copyOfTheHouse, type Ran } from "./copyOfTheHouse.ts"

const made = copyOfTheHouse()
const { house, run } = made
let wrote: Ran
beforeAll(() => {
  wrote = run("tests/new/new.mjs", "gift-cards")
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const ofTheSlice = /gift-?cards?|GiftCards?/i
const registries = ["slices.ts", "places.ts"]

/**
 * The new files, the registries that name them, and what those import: the other tests and stories are checked where
 * they stand.
 */
const ofTheSliceOnly = {
  extends: "./tsconfig.json",
  include: [
    "**/gift-cards",
    "**/giftCards*",
    "app-api/handlers.ts",
    "app-api/layers.ts",
    "app-web/screens.ts",
    "stories/serverInMemory.ts",
    "adapters/postgres/migrations/migrations.ts"
  ]
}

/** What a checker says of the new files and of the registries that name them. */
const faults = (said: string) =>
  said
    .split("\n")
    .filter((line) => line.includes(": error TS"))
    .filter((line) => ofTheSlice.test(line) || registries.some((file) => line.includes(`/${file}(`)))

describe("npm run new gift-cards", () => {
  it("writes the slice into every room and says what comes next", () => {
    assert.strictEqual(wrote.status, 0, wrote.said)
    assert.match(wrote.said, /^Gift cards: 14 files written, 3 registries told\.\n\nNext:\n {2}1\. /)
    assert.include(readFileSync(join(house, "adapters/postgres/slices.ts"), "utf8"), "  giftCardsPostgres,\n")
    assert.notInclude(readFileSync(join(house, "app-web/gift-cards/GiftCardScreen.tsx"), "utf8"), "{{{")
  })

  it.each(["domain", "tsconfig.slice.json"])(
    "type-checks in %s",
    (room) => {
      writeFileSync(join(house, "tsconfig.slice.json"), JSON.stringify(ofTheSliceOnly))
      const { said } = run("typescript/bin/tsc", "-p", room, "--noEmit", "--listFiles")
      assert.match(said, /domain\/gift-cards\/GiftCard\.ts$/m)
      assert.deepStrictEqual(faults(said), [])
    },
    240_000
  )

  it("passes the linter", () => {
    const { status, said } = run(
      "oxlint/bin/oxlint",
      "domain/gift-cards",
      "adapters/postgres/gift-cards",
      "adapters/memory",
      "app-web/gift-cards",
      "stories/screens/gift-cards",
      "tests/contracts",
      "tests/domain/gift-cards"
    )
    assert.strictEqual(status, 0, said)
  }, 60_000)

  it("has tests that pass where the templates say enough, and fail with what is to be done where they do not", () => {
    const { status, said } = run(
      "vitest/vitest.mjs",
      "run",
      "--project",
      "node",
      "--reporter",
      "json",
      "--outputFile",
      "report.json",
      "tests/adapters/memory/slices.test.ts",
      "tests/domain/gift-cards"
    )
    assert.strictEqual(status, 1, said)
    const report = JSON.parse(readFileSync(join(house, "report.json"), "utf8")) as Report
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests
      .filter((one) => one.status === "failed")
      .map(({ failureMessages: [message = ""] }) =>
        message
          .split("\n")[0]!
          .replace(/^AssertionError: /, "")
          .replace(/: expected .*$/, "")
      )
    assert.deepStrictEqual(failed.sort(), [
      "Say in tests/contracts/slices/giftCards.ts what else every keeper of gift cards must do, then take this test away.",
      "Say in tests/domain/gift-cards what the specification asks of a gift card, then take this test away.",
      "Write domain/words/es in Español: what a shop there calls gift cards.",
      "Write domain/words/fr in Français: what a shop there calls gift cards."
    ])
    const passed = tests.filter((one) => one.status === "passed" && /gift card/.test(one.fullName))
    assert.strictEqual(passed.length, 5)
  }, 120_000)
})

interface Report {
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages: ReadonlyArray<string>
    }>
  }>
}

describe("npm run new refuses", () => {
  it.each([
    ["no name", [], /^Name the slice: npm run new gift-cards/],
    ["a name with capitals", ["GiftCards"], /^"GiftCards" is not kebab-case/],
    ["a path", ["../gift-cards"], /^"\.\.\/gift-cards" is not kebab-case/],
    ["a plural without a singular", ["glass"], /^What is one of the glass called\? npm run new glass <one>/],
    ["a slice that is there", ["customers"], /^There is a domain\/customers already\./],
    ["what was just made", ["gift-cards"], /^There is a domain\/gift-cards already\./]
  ] as const)("%s", (_, args, why) => {
    const before = readFileSync(join(house, "domain/registry/slices.ts"), "utf8")
    const { status, said } = run("tests/new/new.mjs", ...args)
    assert.strictEqual(status, 1)
    assert.match(said.trim(), why)
    assert.strictEqual(readFileSync(join(house, "domain/registry/slices.ts"), "utf8"), before)
  })

  it.each([
    ["gift-cards", "gift-card"],
    ["deliveries", "delivery"],
    ["boxes", "box"],
    ["surveys", "survey"]
  ])("nothing of %s: one is a %s", async (plural, one) => {
    const names: string = "./names.mjs"
    const { singularOf } = (await import(names)) as { singularOf: (slice: string) => string | undefined }
    assert.strictEqual(singularOf(plural), one)
  })
})
