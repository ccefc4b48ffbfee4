import { assert, describe, it } from "vitest"
import { savesSince, withSave } from "#domain/shared/RecordSave.ts"

const sam = { at: 1, by: "Sam Ortega", version: 2 }

describe("the saves stored with a record", () => {
  it("name the fields that differ, regardless of formatting", () => {
    const was = { name: "Ada", phone: null, address: { city: "Tempe", zip: "85281" }, roles: ["sales"] }
    const is = {
      name: "Ada Reyes",
      phone: undefined,
      address: { zip: "85281", city: "Tempe" },
      roles: ["sales", "admin"]
    }
    assert.deepStrictEqual(withSave([], was, is, sam), [{ ...sam, fields: ["name", "roles"] }])
  })

  it("are the latest ten, newest first", () => {
    const all = Array.from({ length: 12 }, (_, at) => at + 2).reduce<ReturnType<typeof withSave>>(
      (kept, version) => withSave(kept, { n: 0 }, { n: version }, { ...sam, version }),
      []
    )
    assert.deepStrictEqual(
      all.map(({ version }) => version),
      [13, 12, 11, 10, 9, 8, 7, 6, 5, 4]
    )
  })

  it("report who saved since a version only if every save since is known", () => {
    const kept = [
      { ...sam, version: 4, fields: ["name"] },
      { ...sam, version: 3, by: "Dana", fields: ["phone"] }
    ]
    assert.deepStrictEqual(
      savesSince(kept, 2, 4)?.map(({ by }) => by),
      ["Sam Ortega", "Dana"]
    )
    assert.deepStrictEqual(savesSince(kept, 3, 4)?.length, 1)
    // A release without save records made version 5, or version 2.
    assert.strictEqual(savesSince(kept, 2, 5), undefined)
    assert.strictEqual(savesSince(kept, 1, 4), undefined)
  })
})
