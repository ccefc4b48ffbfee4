import { assert, describe, it } from "@effect/vitest"
import { likelyBodies, type Confidence } from "#adapters/vpic/fillLineup.ts"

const years = (all: Readonly<Record<number, Readonly<Record<string, Confidence>>>>) =>
  likelyBodies(new Map(Object.entries(all).map(([year, bodies]) => [Number(year), new Map(Object.entries(bodies))])))

describe("suggested bodies", () => {
  it("are all of the model's own, however certain", () =>
    assert.deepStrictEqual(years({ 1985: { Hatchback: 1, Coupe: 1 }, 2015: { Coupe: 2 } })(1985), [
      "Hatchback",
      "Coupe"
    ]))
  it("omit those only known for the make if the model certainly comes in another", () =>
    assert.deepStrictEqual(
      years({ 2005: { Coupe: 0, Wagon: 0, Sedan: 0 }, 2015: { Coupe: 2 }, 1985: { Wagon: 1 } })(2005),
      ["Coupe"]
    ))
  it("are all of the make's if none is certain", () =>
    assert.deepStrictEqual(years({ 2005: { Coupe: 0, Sedan: 0 }, 2006: { Sedan: 0 } })(2005), ["Coupe", "Sedan"]))
  it("are all of the make's if none of the certain ones is among them", () =>
    assert.deepStrictEqual(years({ 2005: { Coupe: 0, Sedan: 0 }, 2015: { SUV: 2 } })(2005), ["Coupe", "Sedan"]))
  it("omit a bus next to an SUV, but not next to a van", () => {
    assert.deepStrictEqual(years({ 2020: { SUV: 2, Bus: 2, "Bus - School Bus": 1 } })(2020), ["SUV"])
    assert.deepStrictEqual(years({ 2020: { Van: 2, Bus: 2 } })(2020), ["Van", "Bus"])
  })
  it("are unknown if there are none", () => assert.deepStrictEqual(years({ 2020: {} })(2020), [""]))
})
