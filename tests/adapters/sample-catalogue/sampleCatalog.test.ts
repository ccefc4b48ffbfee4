import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { glassTypeOf } from "#domain/nags/drawnShape.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import { manyModels, models } from "./models.ts"

const catalogue = sampleCatalog(models)
const fits = [...catalogue.fits()]
const parts = [...new Set(fits.map(({ part }) => part))]
const camry = { make: "Toyota", model: "Camry" }
const numbersOf = (list: ReadonlyArray<GlassPart>) => list.map(({ partNumber }) => partNumber)

describe("the sample catalog", () => {
  it("contains valid parts, marked as samples, that an estimate can use", () => {
    assert.isAbove(parts.length, 200)
    for (const part of parts) {
      assert.deepStrictEqual(Schema.decodeUnknownSync(GlassPart)(part), part)
      assert.isTrue(part.sample)
      assert.isTrue(Schema.is(PartNumber)(part.partNumber), part.partNumber)
      assert.isTrue(Schema.is(plainText(20))(part.partNumber))
      assert.isTrue(Schema.is(requiredText(200))(part.description))
      for (const { partNumber } of part.hardware)
        assert.strictEqual(partNumberParts(partNumber)?.kind, "hardware", partNumber)
    }
  })

  it("follows the industry's part number grammar: opening, market, premium, and attachments match the part (trade 2.1)", () => {
    for (const { make, part } of fits) {
      const number = partNumberParts(part.partNumber)
      assert(number?.kind === "glass")
      assert.strictEqual(
        glassTypeOf(part.partNumber),
        part.glassType === "heavyDutyTruckWindshield" ? "windshield" : part.glassType
      )
      assert.strictEqual(number.market, ["Toyota", "BMW", "Mercedes-Benz"].includes(make) ? "F" : "D")
      assert.strictEqual(
        number.premium === "Y",
        part.features.includes("acoustic") || part.features.includes("headUpDisplay")
      )
      assert.strictEqual(
        number.attachments === "Y",
        part.features.includes("rainSensor") || part.features.includes("camera")
      )
      assert.strictEqual(number.colour === "GB", part.features.includes("shadeBand"))
    }
  })

  it("avoids the numbers that NAGS assigns and those used in examples", () => {
    for (const { partNumber } of parts) {
      const number = Number(partNumber.slice(2, 7))
      assert.isTrue(number >= 40_000 && number < 90_000, partNumber)
    }
  })

  it("calibrates glass with a camera, adds a pad for a rain sensor, and a kit for bonded glass", () => {
    for (const { calibration, features, glassType, hardware, kit } of parts) {
      assert.strictEqual(calibration !== "none", features.includes("camera"))
      assert.strictEqual(
        hardware.some(({ kind }) => kind === "rainSensorPad"),
        glassType === "windshield" && features.includes("rainSensor")
      )
      assert.strictEqual(kit.quantity > 0, !["door", "vent", "partition"].includes(glassType))
    }
  })

  it("has plausible prices and labor times", () => {
    for (const { listPrice, laborHours } of parts) {
      assert.isTrue(listPrice >= 50_00 && listPrice <= 5_000_00 && listPrice % 5 === 0, String(listPrice))
      assert.isTrue(laborHours >= 50 && laborHours <= 500 && laborHours % 10 === 0, String(laborHours))
    }
  })
})

describe("a vehicle's glass", () => {
  it("is the same whether looked up or found by iterating over the catalog", () => {
    for (const year of [1994, 1995, 2003, 2015, 2026, 2027]) {
      const read = fits.filter(
        (fit) => fit.model === "Camry" && fit.bodyStyle === "Sedan" && fit.firstYear <= year && year <= fit.lastYear
      )
      assert.deepStrictEqual(
        numbersOf(catalogue.partsFor(camry, year, "Sedan")),
        read.map(({ part }) => part.partNumber)
      )
    }
  })

  it("includes a windshield for every year and body, usually several, with more equipment in newer ones", () => {
    const windshields = (year: number, body: string) =>
      catalogue.partsFor(camry, year, body).filter(({ glassType }) => glassType === "windshield")
    for (let year = 1995; year <= 2026; year++)
      for (const body of ["Sedan", "Wagon", "Coupe"]) assert.isNotEmpty(windshields(year, body), `${year} ${body}`)
    assert.isAbove(windshields(2024, "Sedan").length, 2)
    assert.isTrue(windshields(2024, "Sedan").every(({ features }) => features.includes("camera")))
    assert.isFalse(
      windshields(1998, "Sedan").some(({ features }) => features.includes("camera") || features.includes("rainSensor"))
    )
  })

  it("includes the doors of its body, with the same price on both sides", () => {
    const doors = (body: string) =>
      catalogue.partsFor(camry, 2005, body).filter(({ glassType }) => glassType === "door")
    const places = (body: string) => [...new Set(doors(body).map(({ position }) => position))].sort()
    assert.deepStrictEqual(places("Sedan"), ["frontLeft", "frontRight", "rearLeft", "rearRight"])
    assert.deepStrictEqual(places("Coupe"), ["frontLeft", "frontRight"])
    const priceAt = (position: string) =>
      doors("Sedan")
        .filter((door) => door.position === position)
        .map(({ listPrice }) => listPrice)
    assert.deepStrictEqual(priceAt("frontLeft"), priceAt("frontRight"))
    assert.deepStrictEqual(priceAt("rearLeft"), priceAt("rearRight"))
  })

  it("is shared only by bodies that share it: sedan and wagon share the windshield but not the back glass", () => {
    const of = (body: string, type: string) =>
      numbersOf(catalogue.partsFor(camry, 2005, body).filter(({ glassType }) => glassType === type))
    assert.deepStrictEqual(of("Sedan", "windshield"), of("Wagon", "windshield"))
    assert.notDeepEqual(of("Sedan", "back"), of("Wagon", "back"))
    assert.notDeepEqual(of("Sedan", "windshield"), of("Coupe", "windshield"))
  })

  it("matches the vehicle: trucks, pickups, a sedan's for an unknown body, and none for trailers", () => {
    const types = (make: string, model: string, year: number, body: string) =>
      new Set(catalogue.partsFor({ make, model }, year, body).map(({ glassType }) => glassType))
    assert.isTrue(types("Peterbilt", "379", 2000, "Truck-Tractor").has("heavyDutyTruckWindshield"))
    assert.isTrue(types("Ford", "F-150", 2000, "Truck").has("windshield"))
    assert.isTrue(types("Canoo", "Lifestyle", 2024, "SUV").has("windshield"))
    assert.deepStrictEqual(catalogue.partsFor({ make: "Great Dane", model: "Freedom" }, 2010, ""), [])
    assert.deepStrictEqual(catalogue.partsFor({ make: "Toyota", model: "Nothing" }, 2010, ""), [])
  })

  it("never gets cheaper with added equipment", () => {
    const windshields = catalogue.partsFor(camry, 2024, "Sedan").filter(({ glassType }) => glassType === "windshield")
    for (const one of windshields) {
      for (const other of windshields) {
        if (
          one.features.length > other.features.length &&
          other.features.every((feature) => one.features.includes(feature))
        ) {
          assert.isAbove(one.listPrice, other.listPrice, `${one.description} / ${other.description}`)
        }
      }
    }
  })
})

describe("part numbers", () => {
  const many = sampleCatalog(manyModels)
  const numbered = [...many.fits()]

  it("are unique across the catalog, however many models there are", () => {
    const byNumber = Map.groupBy(new Set(numbered.map(({ part }) => part)), ({ partNumber }) => partNumber)
    assert.isAbove(byNumber.size, 20_000)
    assert.deepStrictEqual(
      [...byNumber].filter(([, same]) => same.length > 1).map(([number]) => number),
      []
    )
  })

  it("do not depend on the order of models or lookups", () => {
    const backwards = sampleCatalog(manyModels.toReversed())
    assert.strictEqual(backwards.edition, many.edition)
    for (const { make, model, bodies } of [manyModels[700]!, manyModels[3]!]) {
      assert.deepStrictEqual(
        backwards.partsFor({ make, model }, 2020, bodies[0]!),
        many.partsFor({ make, model }, 2020, bodies[0]!)
      )
    }
  })

  it("belong to another edition when a model is added", () => {
    assert.notStrictEqual(sampleCatalog(manyModels.slice(1)).edition, many.edition)
  })

  it("of moldings and stock parts have one price each", () => {
    const prices = Map.groupBy(
      numbered.flatMap(({ part }) => part.hardware),
      ({ partNumber }) => partNumber
    )
    for (const [number, pieces] of prices) assert.lengthOf(new Set(pieces.map(({ listPrice }) => listPrice)), 1, number)
  })
})
