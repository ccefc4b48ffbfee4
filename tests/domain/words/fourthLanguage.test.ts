import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { copyOfTheHouse } from "#tests/new/copyOfTheHouse.ts"

const { house, run } = copyOfTheHouse()
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Portuguese, as far as this test speaks it: the English texts, each marked. */
const mark = "§"
const list = join(house, "domain/words/languages.ts")
const said = (language: string) => {
  const { status, said: told } = run("tests/domain/words/speak.ts", language)
  assert.strictEqual(status, 0, told)
  return JSON.parse(told.split("\n").find((line) => line.startsWith("{"))!) as Readonly<Record<string, string>>
}

// One folder and one line.
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

describe("a fourth language, one folder and one line", () => {
  it("is spoken on screens, in CSV files, mails, text messages, PDFs and behind a customer's link", () => {
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

  it("leaves what the others say as it was", () => assert.notInclude(JSON.stringify(said("fr")), mark), 60_000)

  it.each([
    ["domain", ["domain"]],
    ["app-web", ["app-web"]],
    [".", ["adapters", "app-api", "stories", "ui"]]
  ] as const)(
    "asks nothing more of the compiler in %s",
    (project, rooms) => {
      const { said: told } = run("typescript/bin/tsc", "-p", project, "--noEmit", "--listFiles")
      assert.match(told, /domain\/words\/languages\.ts$/m)
      const faults = told.split("\n").filter((line) => rooms.some((room) => line.startsWith(`${room}/`)))
      assert.deepStrictEqual(faults, [])
    },
    240_000
  )
})
