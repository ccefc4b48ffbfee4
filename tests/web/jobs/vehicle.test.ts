import { assert, describe, it } from "@effect/vitest"
import { newJob } from "#web/jobs/form/JobForm.ts"
import { mayFindGlass } from "#web/jobs/parts/PartsActions.tsx"
import { differences, mergeVehicle, vehicleText, vinTyped } from "#web/jobs/vehicle/Vehicle.tsx"

const open = newJob("").vehicle
const camry = { year: 2024, make: "Toyota", model: "Camry", bodyStyle: "4 Door Sedan" }
const kona = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "" }

describe("what a VIN fills in", () => {
  it("fills open fields", () => {
    const { vehicle, filled } = mergeVehicle(open, {}, camry)
    assert.deepInclude(vehicle, camry)
    assert.deepStrictEqual(filled, camry)
  })

  it("never writes over what a person typed", () => {
    const { vehicle, filled } = mergeVehicle({ ...open, model: "Corolla" }, {}, camry)
    assert.strictEqual(vehicle.model, "Corolla")
    assert.deepStrictEqual(filled, { year: 2024, make: "Toyota", bodyStyle: "4 Door Sedan" })
  })

  it("takes the place of what an earlier VIN filled, and leaves what the new one does not say", () => {
    const first = mergeVehicle(open, {}, camry)
    const { vehicle } = mergeVehicle(first.vehicle, first.filled, kona)
    assert.deepInclude(vehicle, { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "4 Door Sedan" })
  })

  it("counts a filled field that a person changed as the person's", () => {
    const first = mergeVehicle(open, {}, camry)
    assert.strictEqual(
      mergeVehicle({ ...first.vehicle, model: "Camry Hybrid" }, first.filled, kona).vehicle.model,
      "Camry Hybrid"
    )
  })

  it("names the fields where the two differ, whatever their case", () => {
    assert.deepStrictEqual(differences({ ...open, ...camry, make: "TOYOTA", model: "Corolla" }, camry), ["model"])
    assert.deepStrictEqual(differences(open, camry), [])
  })
})

describe("a VIN as it is typed", () => {
  it("is cleaned of gaps and written in capitals", () => {
    assert.deepStrictEqual(vinTyped("", " 1hg cm8-2633a004352 "), { vin: "1HGCM82633A004352", isRefused: false })
  })

  for (const letter of ["i", "O", "q"]) {
    it(`refuses the key ${letter}`, () => {
      assert.deepStrictEqual(vinTyped("1HG", `1HG${letter}`), { vin: "1HG", isRefused: true })
    })
  }

  it("keeps pasted letters, to be put right", () => {
    assert.deepStrictEqual(vinTyped("", "4TIDAACK7RU000001"), { vin: "4TIDAACK7RU000001", isRefused: false })
  })

  it("lets a wrong letter be deleted", () => {
    assert.strictEqual(vinTyped("4TI", "4T").vin, "4T")
  })
})

describe("a vehicle in words", () => {
  it("is its year, make and model, else its VIN, else its plate", () => {
    assert.strictEqual(vehicleText({ ...open, ...camry }), "2024 Toyota Camry")
    assert.strictEqual(vehicleText({ ...open, vin: "4T1DAACK7RU000001", plate: "ABC" }), "4T1DAACK7RU000001")
    assert.strictEqual(vehicleText({ ...open, plate: "ABC" }), "ABC")
  })

  it("may be asked glass for once year, make and model are known", () => {
    assert.isTrue(mayFindGlass({ ...open, ...camry, bodyStyle: "" }))
    assert.isFalse(mayFindGlass({ ...open, ...camry, model: " " }))
    assert.isFalse(mayFindGlass({ ...open, ...camry, year: 202 }))
  })
})
