import { assert, describe, it } from "@effect/vitest"
import { likelyBodies, type Sure } from "#adapters/vpic/fillLineup.ts"

const years = (all: Readonly<Record<number, Readonly<Record<string, Sure>>>>) =>
  likelyBodies(new Map(Object.entries(all).map(([year, bodies]) => [Number(year), new Map(Object.entries(bodies))])))

describe("the bodies to offer", () => {
  it("are the model's own, however sure", () =>
    assert.deepStrictEqual(years({ 1985: { Hatchback: 1, Coupe: 1 }, 2015: { Coupe: 2 } })(1985), [
      "Hatchback",
      "Coupe"
    ]))
  it("leave out what only its maker uses, when the model is surely known to come in another", () =>
    assert.deepStrictEqual(
      years({ 2005: { Coupe: 0, Wagon: 0, Sedan: 0 }, 2015: { Coupe: 2 }, 1985: { Wagon: 1 } })(2005),
      ["Coupe"]
    ))
  it("are all its maker uses, when nothing is surely known", () =>
    assert.deepStrictEqual(years({ 2005: { Coupe: 0, Sedan: 0 }, 2006: { Sedan: 0 } })(2005), ["Coupe", "Sedan"]))
  it("are all its maker uses, when none of the known ones is among them", () =>
    assert.deepStrictEqual(years({ 2005: { Coupe: 0, Sedan: 0 }, 2015: { SUV: 2 } })(2005), ["Coupe", "Sedan"]))
  it("leave out the bus beside an SUV, but not beside a van", () => {
    assert.deepStrictEqual(years({ 2020: { SUV: 2, Bus: 2, "Bus - School Bus": 1 } })(2020), ["SUV"])
    assert.deepStrictEqual(years({ 2020: { Van: 2, Bus: 2 } })(2020), ["Van", "Bus"])
  })
  it("are unknown when there is none", () => assert.deepStrictEqual(years({ 2020: {} })(2020), [""]))
})
