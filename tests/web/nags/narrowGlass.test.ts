import { assert, describe, it } from "@effect/vitest"
import type { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { fullPane } from "#tests/contracts/nagsFits.ts"
import { differingFeatures, matchingParts, sharedFeatures } from "#web/nags/narrowGlass.ts"

const pane = (partNumber: string, ...features: ReadonlyArray<GlassFeature>): GlassPart => ({
  ...fullPane,
  partNumber,
  features
})
const panes = [
  pane("A", "solar", "camera", "rainSensor"),
  pane("B", "solar", "camera"),
  pane("C", "solar", "rainSensor", "headUpDisplay"),
  pane("D", "solar")
]
const left = (answers: Parameters<typeof matchingParts>[1]) =>
  matchingParts(panes, answers)
    .map(({ partNumber }) => partNumber)
    .join("")

describe("narrowing down matching panes", () => {
  it("asks about features that only some panes have, most distinguishing first", () => {
    assert.deepStrictEqual(differingFeatures(panes), ["rainSensor", "camera", "headUpDisplay"])
    assert.deepStrictEqual(sharedFeatures(panes), ["solar"])
    assert.deepStrictEqual(
      [differingFeatures(panes.slice(0, 1)), differingFeatures([]), sharedFeatures([])],
      [[], [], []]
    )
  })

  it("keeps panes that match all answers, and excludes none for an unanswered feature", () =>
    assert.deepStrictEqual(
      [
        left({}),
        left({ rainSensor: true }),
        left({ rainSensor: false }),
        left({ rainSensor: true, camera: false }),
        left({ camera: true, headUpDisplay: true })
      ],
      ["ABCD", "AC", "BD", "C", ""]
    ))
})
