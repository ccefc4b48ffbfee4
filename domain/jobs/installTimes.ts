import { Schema } from "effect"
import type { InstallerRow } from "./JobInstall.ts"

/** What an installer says of their own work on a job; each of the first two can be taken back. */
export const InstallStep = Schema.Literals(["start", "finish", "undoStart", "undoFinish"])
export type InstallStep = typeof InstallStep.Type

type Rows = ReadonlyArray<InstallerRow>
type Timed = Partial<Pick<InstallerRow, "startedAt" | "finishedAt">>

/** How far somebody is with their own work: not on the job, not begun, at it, or done with every row of theirs. */
export type InstallProgress = "none" | "open" | "started" | "finished"

/** The row that a person's next step is about: their first that is not finished; -1 where there is none. */
const currentRow = (rows: Rows, userId: string): number =>
  rows.findIndex((row) => row.userId === userId && row.finishedAt === undefined)

/** How far a person is with their own work on a job. */
export const installProgress = (rows: Rows, userId: string): InstallProgress => {
  const row = rows[currentRow(rows, userId)]
  if (row !== undefined) return row.startedAt === undefined ? "open" : "started"
  return rows.some((one) => one.userId === userId) ? "finished" : "none"
}

/** What a step comes to: the rows after it and the time it is about, or why there is none. */
export type Stepped = { readonly rows: Rows; readonly at: number } | "done" | "notStarted"

/**
 * Takes a person's step at that time. "done" where it was taken before: sent twice it counts once. What is finished was
 * started, and not after it ended.
 */
export const takeInstallStep = (rows: Rows, userId: string, step: InstallStep, at: number): Stepped => {
  const now = currentRow(rows, userId)
  const row = rows[now]
  const written = (place: number, times: Timed, about: number): Stepped => ({
    rows: rows.with(place, { ...withoutTimes(rows[place]!), ...times }),
    at: about
  })
  if (step === "start")
    return row === undefined || row.startedAt !== undefined ? "done" : written(now, { startedAt: at }, at)
  if (step === "finish") {
    if (row === undefined) return "done"
    if (row.startedAt === undefined) return "notStarted"
    const finishedAt = Math.max(at, row.startedAt)
    return written(now, { startedAt: row.startedAt, finishedAt }, finishedAt)
  }
  if (step === "undoStart") return row?.startedAt === undefined ? "done" : written(now, {}, row.startedAt)
  const last = rows.findLastIndex((one) => one.userId === userId && one.finishedAt !== undefined)
  const ended = rows[last]
  return ended === undefined ? "done" : written(last, timesOf({ startedAt: ended.startedAt }), ended.finishedAt!)
}

/** Whether somebody began and nobody who did is still at it. */
export const areAllFinished = (rows: Rows): boolean =>
  rows.some(({ finishedAt }) => finishedAt !== undefined) &&
  rows.every(({ startedAt, finishedAt }) => startedAt === undefined || finishedAt !== undefined)

/**
 * Rows to be kept, each with its times as they stand, whatever was sent: they are its installer's own to say. A person's
 * rows answer to each other in their order.
 */
export const keepTimes = (sent: Rows, standing: Rows = []): Rows => {
  const rest = [...standing]
  return sent.map((row) => {
    const at = rest.findIndex(({ userId }) => userId === row.userId)
    const [before] = at === -1 ? [] : rest.splice(at, 1)
    return { ...withoutTimes(row), ...(before === undefined ? {} : timesOf(before)) }
  })
}

const withoutTimes = ({ startedAt: _startedAt, finishedAt: _finishedAt, ...row }: InstallerRow): InstallerRow => row

const timesOf = ({
  startedAt,
  finishedAt
}: {
  readonly startedAt?: number | undefined
  readonly finishedAt?: number | undefined
}): Timed => ({
  ...(startedAt === undefined ? {} : { startedAt }),
  ...(finishedAt === undefined ? {} : { finishedAt })
})
