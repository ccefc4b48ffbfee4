import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { demoPlates } from "#domain/plates/demoPlates.ts"
import { countryOfState, PlateQuery } from "#domain/plates/PlateQuery.ts"
import { vinFault } from "#domain/vin/vinFault.ts"

const read = Schema.decodeUnknownSync(PlateQuery)
const reads = Schema.is(PlateQuery)

describe("a plate with its state", () => {
  it.each([
    ["7xer 187", "7XER187"],
    ["abc-1234", "ABC1234"],
    ["AB·12", "AB12"]
  ])("is normalized from %s", (typed, plate) =>
    assert.deepStrictEqual(read({ plate: typed, state: "CA" }), { plate, state: "CA" })
  )
  it.each([
    ["", "AZ"],
    ["TOOLONG99", "AZ"],
    ["AB*1", "AZ"],
    ["ABC123", ""],
    ["ABC123", "NA"],
    ["ABC123", "ZZ"],
    ["ABC123", "az"]
  ])("is rejected: %s of %s", (plate, state) => assert.isFalse(reads({ plate, state })))
  it("belongs to its state's country", () =>
    assert.deepStrictEqual(["AZ", "PR", "QC", "NA", "XX"].map(countryOfState), [
      "US",
      "US",
      "CA",
      undefined,
      undefined
    ]))
})

describe("the sandbox's plates", () => {
  it("are valid and unique, with valid VINs", () => {
    assert.isTrue(demoPlates.every(({ plate, state }) => reads({ plate, state })))
    assert.strictEqual(new Set(demoPlates.map(({ plate }) => plate)).size, demoPlates.length)
    assert.deepStrictEqual(
      demoPlates.filter(({ vin }) => vin !== "" && vinFault(vin) !== undefined),
      []
    )
  })
})
