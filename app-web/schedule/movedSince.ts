import type { BoardJob } from "#domain/schedule/boardApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** A job's day and hours, and who has them: two plans that give the same text are the same to a board. */
export const hoursOf = ({ date, installers }: Pick<BoardJob, "date" | "installers">): string =>
  [date, ...installers.map(({ userId, start, end }) => `${userId} ${start} ${end}`)].join()

/** The jobs that stand on a board of the same days and were not there before: new ones, and those of other days. */
export const comeSince = (
  before: ReadonlyMap<JobId, BoardJob>,
  now: ReadonlyArray<BoardJob>
): ReadonlyArray<BoardJob> => now.filter(({ id }) => !before.has(id))

/** The jobs that were shown before and have got other hours since, in a later version. */
export const movedSince = (
  before: ReadonlyMap<JobId, BoardJob>,
  now: ReadonlyArray<BoardJob>
): ReadonlyArray<BoardJob> =>
  now.filter((job) => {
    const was = before.get(job.id)
    return was !== undefined && was.version < job.version && hoursOf(was) !== hoursOf(job)
  })
