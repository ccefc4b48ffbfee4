import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { layoutLanes } from "#ui/layoutLanes.ts"
import { monthWeeks } from "#ui/monthWeeks.ts"

const laid = (...spans: ReadonlyArray<readonly [number, number]>) => {
  const lanes = layoutLanes(spans.map(([start, end], at) => ({ id: `${at}`, start, end })))
  return spans.map((_, at) => `${lanes.get(`${at}`)?.lane}/${lanes.get(`${at}`)?.lanes}`)
}

describe("lane layout of events", () => {
  it("gives an event the full width if it starts after another ends", () =>
    assert.deepStrictEqual(laid([540, 600], [600, 660]), ["0/1", "0/1"]))
  it("places overlapping events side by side", () =>
    assert.deepStrictEqual(laid([540, 660], [600, 720]), ["0/2", "1/2"]))
  it("reuses a lane once it is free, with all lanes of a cluster equally wide", () =>
    assert.deepStrictEqual(laid([540, 720], [540, 600], [600, 660]), ["0/2", "1/2", "1/2"]))
  it("does not narrow later events", () =>
    assert.deepStrictEqual(laid([540, 600], [570, 600], [660, 720]), ["0/2", "1/2", "0/1"]))

  const minute = Schema.Number.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 1439 }))
  it.prop(
    "never draws two events on top of each other",
    [Schema.Array(Schema.Tuple([minute, minute])).check(Schema.isMaxLength(12))],
    ([pairs]) => {
      const spans = pairs.map(([one, other], at) => ({
        id: `${at}`,
        start: Math.min(one, other),
        end: Math.max(one, other) + 1
      }))
      const lanes = layoutLanes(spans)
      for (const one of spans)
        for (const other of spans) {
          if (one.id === other.id || one.start >= other.end || other.start >= one.end) continue
          assert.notStrictEqual(lanes.get(one.id)?.lane, lanes.get(other.id)?.lane)
          assert.strictEqual(lanes.get(one.id)?.lanes, lanes.get(other.id)?.lanes)
        }
    }
  )
})

describe("a month grid", () => {
  it("begins on Sunday in Texas and Québec, and on Monday in France", () => {
    assert.strictEqual(monthWeeks("2026-11", "en-US")[0]?.[0], "2026-11-01")
    assert.strictEqual(monthWeeks("2026-11", "fr-CA")[0]?.[0], "2026-11-01")
    assert.strictEqual(monthWeeks("2026-11", "fr-FR")[0]?.[0], "2026-10-26")
  })
  it("has as many weeks as it needs", () => {
    assert.strictEqual(monthWeeks("2026-02", "en-US").length, 4)
    assert.strictEqual(monthWeeks("2026-05", "en-US").length, 6)
    assert.deepStrictEqual(monthWeeks("2028-02", "en-US").at(-1)?.slice(0, 4), [
      "2028-02-27",
      "2028-02-28",
      "2028-02-29",
      "2028-03-01"
    ])
  })
})
