import type { BoardJob } from "#domain/schedule/boardApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** A key of a job's day, hours and installers. Plans with the same key look the same on a board. */
export const hoursOf = ({ date, installers }: Pick<BoardJob, "date" | "installers">): string =>
  [date, ...installers.map(({ userId, start, end }) => `${userId} ${start} ${end}`)].join()

/** Jobs that have appeared on a board of the same days: new ones, and those moved from other days. */
export const addedSince = (
  before: ReadonlyMap<JobId, BoardJob>,
  now: ReadonlyArray<BoardJob>
): ReadonlyArray<BoardJob> => now.filter(({ id }) => !before.has(id))

/** Jobs that were shown before and have different hours in a later version. */
export const movedSince = (
  before: ReadonlyMap<JobId, BoardJob>,
  now: ReadonlyArray<BoardJob>
): ReadonlyArray<BoardJob> =>
  now.filter((job) => {
    const was = before.get(job.id)
    return was !== undefined && was.version < job.version && hoursOf(was) !== hoursOf(job)
  })
