import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { movedSince } from "#web/schedule/movedSince.ts"

const job = (nth: number, version: number, start: string, rest: object = {}): BoardJob =>
  ({
    id: JobId.make(`019a0000-0000-7000-8000-00000000000${nth}`),
    version,
    number: 1_000 + nth,
    date: "2026-12-01",
    installers: [{ userId: UserId.make("019a0000-0000-7000-8000-0000000000d1"), start, end: "16:00" }],
    ...rest
  }) as unknown as BoardJob

const shown = (...jobs: ReadonlyArray<BoardJob>) => new Map(jobs.map((one) => [one.id, one]))

describe("the list of jobs moved by others on an open board", () => {
  it("includes jobs with other hours, another day or other people in a later version", () => {
    const before = shown(job(1, 3, "08:00"), job(2, 3, "08:00"), job(3, 3, "08:00"), job(4, 3, "08:00"))
    const now = [
      job(1, 4, "09:00"),
      job(2, 5, "08:00", { date: "2026-12-02" }),
      job(3, 4, "08:00", { installers: [] }),
      job(4, 3, "08:00")
    ]
    assert.deepStrictEqual(movedSince(before, now), now.slice(0, 3))
  })

  it("excludes other changes, optimistic updates of this page, and jobs not on the board", () => {
    const before = shown(job(1, 3, "08:00"), job(2, 3, "08:00"), job(3, 4, "10:00"))
    assert.deepStrictEqual(
      movedSince(before, [
        job(1, 4, "08:00", { partsStatus: "complete" }),
        job(2, 3, "09:00"),
        job(3, 3, "08:00"),
        job(5, 9, "08:00")
      ]),
      []
    )
  })
})
