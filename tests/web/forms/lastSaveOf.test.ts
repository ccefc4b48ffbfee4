import { assert, describe, it } from "vitest"
import { lastSaveOf } from "#web/forms/FieldConflict.tsx"

const save = (by: string, ...fields: ReadonlyArray<string>) => ({ at: 1, by, fields })

describe("the author of a field's last change", () => {
  it("is taken from the latest save of the field, a part of it, or a section that contains it", () => {
    const saves = [save("Sam", "lines.a1.netPrice"), save("Dana", "insurance"), save("Bea", "lines")]
    assert.strictEqual(lastSaveOf(saves, "lines")?.by, "Sam")
    assert.strictEqual(lastSaveOf(saves, "insurance.claimNumber")?.by, "Dana")
  })

  it("is not taken from a field whose name merely starts the same", () => {
    assert.strictEqual(lastSaveOf([save("Sam", "plateState"), save("Dana", "plate")], "plate")?.by, "Dana")
  })

  it("is the author of all saves if none names the field, and undefined if they had several", () => {
    assert.strictEqual(lastSaveOf([save("Sam", "name")], "locations")?.by, "Sam")
    assert.strictEqual(lastSaveOf([save("Sam", "name"), save("Dana", "phone")], "locations"), undefined)
    assert.strictEqual(lastSaveOf([save("Sam")], "locations")?.by, "Sam")
    assert.strictEqual(lastSaveOf([], "locations"), undefined)
  })
})
