import { assert, describe, it } from "vitest"
import { shownInstalls, nextInstalls } from "#domain/jobs/JobFigures.ts"

/** A day of installs in time order, with the given ones done. */
const dayOf = (count: number, done: ReadonlyArray<number>) =>
  Array.from({ length: count }, (_, at) => ({ at, complete: done.includes(at) }))

const shown = (count: number, done: ReadonlyArray<number>) => nextInstalls(dayOf(count, done)).map(({ at }) => at)

describe("today's installs on the dashboard", () => {
  it("are all shown on a short day, done or not", () => {
    assert.deepEqual(shown(3, [0, 2]), [0, 1, 2])
    assert.deepEqual(shown(0, []), [])
  })

  it("start at the first one that is not done", () => {
    assert.deepEqual(shown(27, [0, 1, 3]), [2, 3, 4, 5, 6, 7, 8, 9])
  })

  it("are the last ones at the end of a long day", () => {
    const all = Array.from({ length: 27 }, (_, at) => at)
    assert.deepEqual(shown(27, all), all.slice(-shownInstalls))
    assert.deepEqual(shown(27, all.slice(0, 25)), all.slice(-shownInstalls))
  })
})
