import { assert, describe, it } from "@effect/vitest"
import { defaultHours } from "#domain/public-page/PageHours.ts"
import { hoursLines, openState } from "#web/public-page/pageHours.ts"

const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour + 7, minute)
const state = (now: number) => openState(defaultHours, "America/Phoenix", now)

describe("the opening hours of a page", () => {
  it("takes as few lines as the week needs", () => {
    assert.deepStrictEqual(
      hoursLines(defaultHours).map(({ from, to, isOpen }) => [from, to, isOpen]),
      [
        [0, 4, true],
        [5, 6, false]
      ]
    )
  })

  it("shows, in the shop's time zone, whether the shop is open and when it opens next", () => {
    assert.strictEqual(state(at(25, 8)).closes, "17:00")
    assert.strictEqual(state(at(25, 16, 59)).closes, "17:00")
    assert.deepStrictEqual(state(at(25, 17)), {
      today: 2,
      closes: undefined,
      next: { day: 3, isToday: false, open: "08:00" }
    })
    assert.deepStrictEqual(state(at(25, 7, 59)).next, { day: 2, isToday: true, open: "08:00" })
    assert.deepStrictEqual(state(at(27, 18)).next, { day: 0, isToday: false, open: "08:00" })
    const never = defaultHours.map((day) => ({ ...day, isOpen: false }))
    assert.isUndefined(openState(never, "America/Phoenix", at(25, 9)).next)
  })
})
