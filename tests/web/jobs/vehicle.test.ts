import { assert, describe, it } from "@effect/vitest"
import { newJob } from "#web/jobs/form/JobForm.ts"
import { canFindGlass } from "#web/jobs/parts/PartsActions.tsx"
import { differences, mergeVehicle, vehicleText, normalizeTypedVin } from "#web/jobs/vehicle/Vehicle.tsx"

const open = newJob("").vehicle
const camry = { year: 2024, make: "Toyota", model: "Camry", bodyStyle: "4 Door Sedan" }
const kona = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "" }

describe("filling fields from a VIN", () => {
  it("fills empty fields", () => {
    const { vehicle, filled } = mergeVehicle(open, {}, camry)
    assert.deepInclude(vehicle, camry)
    assert.deepStrictEqual(filled, camry)
  })

  it("never overwrites what a person entered", () => {
    const { vehicle, filled } = mergeVehicle({ ...open, model: "Corolla" }, {}, camry)
    assert.strictEqual(vehicle.model, "Corolla")
    assert.deepStrictEqual(filled, { year: 2024, make: "Toyota", bodyStyle: "4 Door Sedan" })
  })

  it("replaces what an earlier VIN filled, and keeps what the new one does not provide", () => {
    const first = mergeVehicle(open, {}, camry)
    const { vehicle } = mergeVehicle(first.vehicle, first.filled, kona)
    assert.deepInclude(vehicle, { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "4 Door Sedan" })
  })

  it("treats a filled field as the person's once they change it", () => {
    const first = mergeVehicle(open, {}, camry)
    assert.strictEqual(
      mergeVehicle({ ...first.vehicle, model: "Camry Hybrid" }, first.filled, kona).vehicle.model,
      "Camry Hybrid"
    )
  })

  it("lists the fields that differ, ignoring case", () => {
    assert.deepStrictEqual(differences({ ...open, ...camry, make: "TOYOTA", model: "Corolla" }, camry), ["model"])
    assert.deepStrictEqual(differences(open, camry), [])
  })
})

describe("typing a VIN", () => {
  it("removes spaces and converts to uppercase", () => {
    assert.deepStrictEqual(normalizeTypedVin("", " 1hg cm8-2633a004352 "), {
      vin: "1HGCM82633A004352",
      isRefused: false
    })
  })

  for (const letter of ["i", "O", "q"]) {
    it(`rejects the letter ${letter}`, () => {
      assert.deepStrictEqual(normalizeTypedVin("1HG", `1HG${letter}`), { vin: "1HG", isRefused: true })
    })
  }

  it("keeps invalid pasted letters for correction", () => {
    assert.deepStrictEqual(normalizeTypedVin("", "4TIDAACK7RU000001"), { vin: "4TIDAACK7RU000001", isRefused: false })
  })

  it("allows deleting an invalid letter", () => {
    assert.strictEqual(normalizeTypedVin("4TI", "4T").vin, "4T")
  })
})

describe("a vehicle description", () => {
  it("is its year, make and model, otherwise its VIN, otherwise its plate", () => {
    assert.strictEqual(vehicleText({ ...open, ...camry }), "2024 Toyota Camry")
    assert.strictEqual(vehicleText({ ...open, vin: "4T1DAACK7RU000001", plate: "ABC" }), "4T1DAACK7RU000001")
    assert.strictEqual(vehicleText({ ...open, plate: "ABC" }), "ABC")
  })

  it("allows a glass search once year, make and model are known", () => {
    assert.isTrue(canFindGlass({ ...open, ...camry, bodyStyle: "" }))
    assert.isFalse(canFindGlass({ ...open, ...camry, model: " " }))
    assert.isFalse(canFindGlass({ ...open, ...camry, year: 202 }))
  })
})
