import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { sampleCatalogue } from "#adapters/sample-catalogue/sampleCatalogue.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { glassTypeOf } from "#domain/nags/drawnShape.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import { manyModels, models } from "./models.ts"

const catalogue = sampleCatalogue(models)
const fits = [...catalogue.fits()]
const parts = [...new Set(fits.map(({ part }) => part))]
const camry = { make: "Toyota", model: "Camry" }
const numbersOf = (list: ReadonlyArray<GlassPart>) => list.map(({ partNumber }) => partNumber)

describe("the sample catalogue", () => {
  it("holds parts of the domain, marked as samples, that an estimate can take", () => {
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

  it("writes numbers in the trade's grammar: opening, market, premium and attachments agree with the part (trade 2.1)", () => {
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

  it("stays away from the numbers that NAGS gives and from those of examples", () => {
    for (const { partNumber } of parts) {
      const number = Number(partNumber.slice(2, 7))
      assert.isTrue(number >= 40_000 && number < 90_000, partNumber)
    }
  })

  it("calibrates what has a camera, adds a pad where a rain sensor is, and a kit to what is glued", () => {
    for (const { calibration, features, glassType, hardware, kit } of parts) {
      assert.strictEqual(calibration !== "none", features.includes("camera"))
      assert.strictEqual(
        hardware.some(({ kind }) => kind === "rainSensorPad"),
        glassType === "windshield" && features.includes("rainSensor")
      )
      assert.strictEqual(kit.quantity > 0, !["door", "vent", "partition"].includes(glassType))
    }
  })

  it("asks a plausible price and time", () => {
    for (const { listPrice, laborHours } of parts) {
      assert.isTrue(listPrice >= 50_00 && listPrice <= 5_000_00 && listPrice % 5 === 0, String(listPrice))
      assert.isTrue(laborHours >= 50 && laborHours <= 500 && laborHours % 10 === 0, String(laborHours))
    }
  })
})

describe("a vehicle's glass", () => {
  it("is the same whether asked for or read through", () => {
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

  it("has a windshield in every year and body, several in most, and more equipment in newer ones", () => {
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

  it("has the doors of its body, and the same price on both sides", () => {
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

  it("is shared by bodies of one cab only where they share it: sedan and wagon the windshield, not the back", () => {
    const of = (body: string, type: string) =>
      numbersOf(catalogue.partsFor(camry, 2005, body).filter(({ glassType }) => glassType === type))
    assert.deepStrictEqual(of("Sedan", "windshield"), of("Wagon", "windshield"))
    assert.notDeepEqual(of("Sedan", "back"), of("Wagon", "back"))
    assert.notDeepEqual(of("Sedan", "windshield"), of("Coupe", "windshield"))
  })

  it("is a truck's for trucks, a pickup's for the trucks of a pickup, a sedan's where the body is unknown, and none for trailers", () => {
    const types = (make: string, model: string, year: number, body: string) =>
      new Set(catalogue.partsFor({ make, model }, year, body).map(({ glassType }) => glassType))
    assert.isTrue(types("Peterbilt", "379", 2000, "Truck-Tractor").has("heavyDutyTruckWindshield"))
    assert.isTrue(types("Ford", "F-150", 2000, "Truck").has("windshield"))
    assert.isTrue(types("Canoo", "Lifestyle", 2024, "SUV").has("windshield"))
    assert.deepStrictEqual(catalogue.partsFor({ make: "Great Dane", model: "Freedom" }, 2010, ""), [])
    assert.deepStrictEqual(catalogue.partsFor({ make: "Toyota", model: "Nothing" }, 2010, ""), [])
  })

  it("gets no cheaper by what is added to it", () => {
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

describe("numbers", () => {
  const many = sampleCatalogue(manyModels)
  const numbered = [...many.fits()]

  it("are unique over the whole catalogue, however many models there are", () => {
    const byNumber = Map.groupBy(new Set(numbered.map(({ part }) => part)), ({ partNumber }) => partNumber)
    assert.isAbove(byNumber.size, 20_000)
    assert.deepStrictEqual(
      [...byNumber].filter(([, same]) => same.length > 1).map(([number]) => number),
      []
    )
  })

  it("are the same however the models are ordered and whatever is asked for first", () => {
    const backwards = sampleCatalogue(manyModels.toReversed())
    assert.strictEqual(backwards.edition, many.edition)
    for (const { make, model, bodies } of [manyModels[700]!, manyModels[3]!]) {
      assert.deepStrictEqual(
        backwards.partsFor({ make, model }, 2020, bodies[0]!),
        many.partsFor({ make, model }, 2020, bodies[0]!)
      )
    }
  })

  it("are another edition's when a model is added", () => {
    assert.notStrictEqual(sampleCatalogue(manyModels.slice(1)).edition, many.edition)
  })

  it("of moldings and stock have one price each", () => {
    const prices = Map.groupBy(
      numbered.flatMap(({ part }) => part.hardware),
      ({ partNumber }) => partNumber
    )
    for (const [number, pieces] of prices) assert.lengthOf(new Set(pieces.map(({ listPrice }) => listPrice)), 1, number)
  })
})
