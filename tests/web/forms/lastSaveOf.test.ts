import { assert, describe, it } from "vitest"
import { lastSaveOf } from "#web/forms/FieldConflict.tsx"

const save = (by: string, ...fields: ReadonlyArray<string>) => ({ at: 1, by, fields })

describe("who changed a field last", () => {
  it("is the newest save of it, of what it is in, or of a part of it", () => {
    const saves = [save("Sam", "lines.a1.netPrice"), save("Dana", "insurance"), save("Bea", "lines")]
    assert.strictEqual(lastSaveOf(saves, "lines")?.by, "Sam")
    assert.strictEqual(lastSaveOf(saves, "insurance.claimNumber")?.by, "Dana")
  })

  it("is not who changed a field whose name begins alike", () => {
    assert.strictEqual(lastSaveOf([save("Sam", "plateState"), save("Dana", "plate")], "plate")?.by, "Dana")
  })

  it("is whoever made all saves where none names the field, and nobody where there were several", () => {
    assert.strictEqual(lastSaveOf([save("Sam", "name")], "locations")?.by, "Sam")
    assert.strictEqual(lastSaveOf([save("Sam", "name"), save("Dana", "phone")], "locations"), undefined)
    assert.strictEqual(lastSaveOf([save("Sam")], "locations")?.by, "Sam")
    assert.strictEqual(lastSaveOf([], "locations"), undefined)
  })
})
