import { assert, describe, it } from "@effect/vitest"
import { describe as describedAs } from "#adapters/sample-catalogue/describe.ts"
import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { GlassFeature } from "#domain/nags/GlassPart.ts"
import { pane, profile, typed, words } from "./pane.ts"

const drawn = (lines: Parameters<typeof drawnGlass>[0]) =>
  drawnGlass(lines).map(({ shape, side, features }) => [shape, side, features])

describe("the glass diagram of an estimate", () => {
  it("shows every feature named in the catalog's description", () => {
    const description = describedAs("windshield", "onePiece", "GB", GlassFeature.literals)
    const [[, , features] = []] = drawn([typed("glass", 1, { partNumber: "FW90001GBYN", description })])
    assert.deepStrictEqual(features, [...GlassFeature.literals])
  })

  it("shows a camera if a calibration is included, and a rain sensor if its pad is", () => {
    const part = pane({
      calibration: "static",
      hardware: [{ partNumber: "HSE1", kind: "rainSensorPad", description: "Gel pad", quantity: 100, listPrice: 1 }]
    })
    const lines = placeLines(linesForGlass(part, profile(), words), () => crypto.randomUUID())
    assert.deepStrictEqual(drawn(lines), [["windshield", "left", ["rainSensor", "camera", "acoustic", "solar"]]])
  })

  it("uses the opening and the side given by the part number", () => {
    const glass = (partNumber: string, description = "Glass") => typed("glass", 1, { partNumber, description })
    assert.deepStrictEqual(
      drawn([glass("DB01205"), glass("FD12345GTN", "Door glass, front right"), glass("FQ12345"), glass("DR12345")]),
      [
        ["back", "left", []],
        ["door", "right", []],
        ["quarter", "left", []],
        ["roof", "left", []]
      ]
    )
  })

  it("falls back to the description in each language if the number is unknown, and is otherwise omitted", () => {
    const said = (description: string) => drawn([typed("glass", 1, { partNumber: "MINE-1", description })])[0]?.[0]
    assert.deepStrictEqual(
      ["Windshield, used", "Pare-brise", "Parabrisas", "Back glass", "Lunette arrière", "Vidrio de puerta"].map(said),
      ["windshield", "windshield", "windshield", "back", "back", "door"]
    )
    assert.isUndefined(said("Something"))
    assert.deepStrictEqual(drawn([typed("labor", 1, { description: "Windshield" })]), [])
  })
})
