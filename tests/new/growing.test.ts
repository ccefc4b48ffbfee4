import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { copyOfRepository, type Ran } from "./copyOfTheHouse.ts"

// One copy of the repository gains a slice, a language and a field in turn. Compiling all of it is the slow part, so it
// is done once, with all three changes.
const { house, run } = copyOfRepository()
afterAll(() => rmSync(house, { recursive: true, force: true }))

let wrote: Ran
beforeAll(() => {
  wrote = run("tests/new/new.mjs", "gift-cards")
})

describe("npm run new gift-cards", () => {
  it("writes the slice into every package and prints the next steps", () => {
    assert.strictEqual(wrote.status, 0, wrote.said)
    assert.match(wrote.said, /^Gift cards: 14 files written, 3 registries updated\.\n\nNext:\n {2}1\. /)
    assert.include(readFileSync(join(house, "adapters/postgres/slices.ts"), "utf8"), "  giftCardsPostgres,\n")
    assert.notInclude(readFileSync(join(house, "app-web/gift-cards/GiftCardScreen.tsx"), "utf8"), "{{{")
  })

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

  it("has tests that pass where the templates are complete, and otherwise fail with what is left to do", () => {
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
      "Add the other requirements for the storage of gift cards to tests/contracts/slices/giftCards.ts, then remove this test.",
      "Test in tests/domain/gift-cards what the specification requires of a gift card, then remove this test.",
      "Translate gift cards in domain/words/es into Español.",
      "Translate gift cards in domain/words/fr into Français."
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

describe("npm run new", () => {
  it.each([
    ["no name", [], /^Specify the slice: npm run new gift-cards/],
    ["a name with capitals", ["GiftCards"], /^"GiftCards" is not kebab-case/],
    ["a path", ["../gift-cards"], /^"\.\.\/gift-cards" is not kebab-case/],
    ["a plural without a regular singular", ["glass"], /^Specify the singular of glass: npm run new glass <singular>/],
    ["an existing slice", ["customers"], /^domain\/customers already exists\./],
    ["the slice just created", ["gift-cards"], /^domain\/gift-cards already exists\./]
  ] as const)("rejects %s", (_, args, why) => {
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
  ])("derives the singular of %s: %s", async (plural, one) => {
    const names: string = "./names.mjs"
    const { singularOf } = (await import(names)) as { singularOf: (slice: string) => string | undefined }
    assert.strictEqual(singularOf(plural), one)
  })
})

/** Pseudo-Portuguese: the English messages, each with a mark. */
const mark = "§"
const list = join(house, "domain/words/languages.ts")
const said = (language: string) => {
  const { status, said: told } = run("tests/domain/words/speak.ts", language)
  assert.strictEqual(status, 0, told)
  return JSON.parse(told.split("\n").find((line) => line.startsWith("{"))!) as Readonly<Record<string, string>>
}

describe("a fourth language, added as one folder and one line", () => {
  beforeAll(() => {
    cpSync(join(house, "domain/words/en"), join(house, "domain/words/pt"), { recursive: true })
    for (const file of globSync(join(house, "domain/words/pt/*/*.json"))) {
      const texts = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>
      writeFileSync(
        file,
        JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `${mark}${text}`])))
      )
    }
    const before = readFileSync(list, "utf8")
    const after = before.replace(/^( {2}es: \{.*\})$/m, `$1,\n  pt: { number: 4, name: "Português", locale: "pt-BR" }`)
    assert.strictEqual(after.split("\n").length, before.split("\n").length + 1)
    writeFileSync(list, after)
  })

  it("is used on screens and in CSV files, emails, text messages, PDFs and customer pages", () => {
    const { screens, ...ways } = said("pt")
    assert.isAbove(Number(screens), 1_500)
    assert.deepInclude(ways, {
      save: "§Save",
      english: "Save",
      sms: `${mark}{shop}: your quote {number} for the {vehicle} is {total}. View and accept: {link} Reply STOP to end.`,
      line: "§Labor",
      lineInBrowser: "§Labor",
      link: "§Accept the quote"
    })
    assert.match(ways["csv"]!, /^§Customer name,§Customer type,/)
    assert.match(ways["mail"]!, /^§Your password for Copper State Auto Glass was changed\n§Hello Bea,\n/)
    assert.match(
      ways["pdf"]!,
      /^§Quote 1042 · [^]*§Labor[^]*§This price is good for 30 days, until 21 de dezembro de 2026/
    )
  }, 60_000)

  it("leaves the other languages unchanged", () => assert.notInclude(JSON.stringify(said("fr")), mark), 60_000)
})

const schema = "domain/jobs/JobDraft.ts"

/** Adds a vehicle color, a field that jobs do not have yet, to the source. */
const withColor = (source: string) =>
  source
    .replace(
      /(export const JobVehicle[^]*?)(?=mileage: field\()/,
      '$1color: field(plainText(30), "Its color.", "Blue"),\n  '
    )
    .replace(/(export const emptyVehicle[^]*?)(?=mileage: )/, '$1color: "",\n  ')

describe("the compiler, after a field is added to jobs", () => {
  const ofTheSlice = /gift-?cards?|GiftCards?/i
  let said = ""
  beforeAll(() => {
    const before = readFileSync(join(house, schema), "utf8")
    const after = withColor(before)
    assert.strictEqual(after.split("color:").length, before.split("color:").length + 2)
    writeFileSync(join(house, schema), after)
    // Our other tests are excluded: they list the existing three languages, and would double the compile time.
    writeFileSync(
      join(house, "tsconfig.product.json"),
      JSON.stringify({
        extends: "./tsconfig.json",
        include: [
          "app-web/words/virtual.d.ts",
          "adapters",
          "app-api",
          "app-web",
          "stories",
          "tests/**/gift-cards/*",
          "tests/**/giftCards*"
        ]
      })
    )
    const args = ["-p", "tsconfig.product.json", "--noEmit", "--checkers", "1", "--listFiles", "--pretty", "false"]
    ;({ said } = run("typescript/bin/tsc", ...args))
  }, 400_000)

  it("only requires the new field to be added to the job form, and nothing for the slice or the language", () => {
    for (const seen of [
      /domain\/gift-cards\/GiftCard\.ts$/m,
      /app-web\/gift-cards\//m,
      /domain\/words\/languages\.ts$/m
    ])
      assert.match(said, seen)
    const faults = [...said.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file!)
    const asked = faults.filter((file) => !file.startsWith("tests/") || ofTheSlice.test(file))
    assert.deepStrictEqual([...new Set(asked)], ["app-web/jobs/form/fieldLabels.ts"], said)
  })
})
