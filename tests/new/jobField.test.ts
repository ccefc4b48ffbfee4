import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "@effect/vitest"
import { afterAll } from "vitest"
import { copyOfTheHouse } from "./copyOfTheHouse.ts"

const { house, run } = copyOfTheHouse()
afterAll(() => rmSync(house, { recursive: true, force: true }))

const schema = "domain/jobs/JobDraft.ts"

/** The file with a color for vehicles, which no job has yet. */
const withColor = (source: string) =>
  source
    .replace(
      /(export const JobVehicle[^]*?)(?=mileage: field\()/,
      '$1color: field(plainText(30), "Its color.", "Blue"),\n  '
    )
    .replace(/(export const openVehicle[^]*?)(?=mileage: )/, '$1color: "",\n  ')

it("a field that a job gains is wanted by its schema and the form's names alone: the rest of the product goes on compiling", () => {
  const before = readFileSync(join(house, schema), "utf8")
  const after = withColor(before)
  assert.strictEqual(after.split("color:").length, before.split("color:").length + 2)
  writeFileSync(join(house, schema), after)
  const { said } = run("typescript/bin/tsc", "-p", ".", "--noEmit")
  const files = new Set([...said.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file!))
  assert.deepStrictEqual([...files], ["app-web/jobs/form/useFieldName.ts"], said)
}, 400_000)
