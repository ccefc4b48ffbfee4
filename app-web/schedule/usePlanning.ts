import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { type Board, type BoardJob, getBoard, type JobPlan, putJobPlan } from "#domain/schedule/boardApi.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { planOf } from "./stops.ts"

/** A plan that waits for the reason why it is kept all the same. */
export interface Unreasoned {
  readonly job: BoardJob
  readonly plan: JobPlan
  readonly rules: ReadonlyArray<BrokenRule>
  readonly said: string
  /** Whether it takes another plan back, which cannot itself be taken back. */
  readonly isUndone: boolean
}

interface Done {
  readonly id: JobId
  readonly number: number
  readonly before: JobPlan
}

/** How many plans can be taken back, the last one first. */
const deepest = 10

interface PlanningOptions {
  /** The customer of a job that was planned is to be told. */
  readonly onTell: (id: JobId) => void
}

/**
 * Plans jobs: the board shows it at once and asks the server, which may refuse; then the job goes back to where it is.
 * `said` is what is told once it is kept.
 */
export const usePlanning = ({ onTell }: PlanningOptions) => {
  const { t } = useWords()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const failureText = useFailureText()
  const [unreasoned, setUnreasoned] = useState<Unreasoned>()
  const [done, setDone] = useState<ReadonlyArray<Done>>([])
  /** The versions that this page's own plans made, which the next one is based on before the board is asked again. */
  const versions = useRef(new Map<JobId, number>())

  const show = useCallback(
    (id: JobId, change: (job: BoardJob) => BoardJob) => {
      void queries.cancelQueries({ queryKey: [getBoard.name] })
      queries.setQueriesData<Board>({ queryKey: [getBoard.name] }, (board) => board && withJob(board, id, change))
    },
    [queries]
  )
  const askAgain = useCallback(() => void queries.invalidateQueries({ queryKey: [getBoard.name] }), [queries])

  const send = useCallback(
    async (job: BoardJob, plan: JobPlan, said: string, isUndone: boolean): Promise<boolean> => {
      const version = Math.max(job.version, versions.current.get(job.id) ?? 0)
      show(job.id, (one) => withPlan(one, plan))
      try {
        const kept = await run(call(putJobPlan, { id: job.id, version, ...plan }))
        versions.current.set(job.id, kept.version)
        show(job.id, () => kept)
        const mayTell = kept.stage === "workorder" && !kept.complete && kept.date !== ""
        showToast({
          kind: "success",
          text: said,
          about: `plan.${job.id}`,
          ...(mayTell ? { action: { label: t("board.tell"), onPress: () => onTell(job.id) } } : {})
        })
        return true
      } catch (failure) {
        show(job.id, () => job)
        if (!isFailure(failure)) throw failure
        if (failure._tag === "OverrideReasonMissing") {
          const { rules } = failure as unknown as { readonly rules: ReadonlyArray<BrokenRule> }
          setUnreasoned({ job, plan, rules, said, isUndone })
          return false
        }
        if (failure._tag === "JobChanged") {
          versions.current.delete(job.id)
          showToast({ kind: "warning", text: t("board.changed", { number: String(job.number) }) })
        } else showToast({ kind: "danger", text: failureText(failure) })
        return false
      } finally {
        askAgain()
      }
    },
    [askAgain, failureText, onTell, run, show, showToast, t]
  )

  const plan = useCallback(
    async (job: BoardJob, next: JobPlan, said: string): Promise<boolean> => {
      const isKept = await send(job, next, said, false)
      if (isKept) setDone((all) => [{ id: job.id, number: job.number, before: planOf(job) }, ...all].slice(0, deepest))
      return isKept
    },
    [send]
  )

  const undo = useCallback(
    async (jobOf: (id: JobId) => BoardJob | undefined) => {
      const [last, ...rest] = done
      if (last === undefined) return
      setDone(rest)
      const job = jobOf(last.id)
      // A job that others moved off this board is one that they changed.
      if (job === undefined)
        return showToast({ kind: "warning", text: t("board.changed", { number: String(last.number) }) })
      await send(job, last.before, t("board.undone", { number: String(last.number) }), true)
    },
    [done, send, showToast, t]
  )

  const giveReason = useCallback(
    async (overrideReason: string) => {
      if (unreasoned === undefined) return
      setUnreasoned(undefined)
      const { job, plan: wanted, said, isUndone } = unreasoned
      const reasoned = { ...wanted, overrideReason }
      await (isUndone ? send(job, reasoned, said, true) : plan(job, reasoned, said))
    },
    [plan, send, unreasoned]
  )
  const dropReason = useCallback(() => setUnreasoned(undefined), [])

  return { plan, undo, undoable: done.length, unreasoned, giveReason, dropReason }
}
export type Planning = ReturnType<typeof usePlanning>

/** A board with a job changed, among what is planned or beside it. */
const withJob = (board: Board, id: JobId, change: (job: BoardJob) => BoardJob): Board => {
  const job = [...board.jobs, ...board.waiting].find((one) => one.id === id)
  if (job === undefined) return board
  const next = change(job)
  const isPlanned = next.date !== "" && (next.installers[0]?.start ?? "") !== ""
  const put = (jobs: ReadonlyArray<BoardJob>, isHere: boolean) =>
    jobs.some((one) => one.id === id)
      ? isHere
        ? jobs.map((one) => (one.id === id ? next : one))
        : jobs.filter((one) => one.id !== id)
      : isHere
        ? [...jobs, next]
        : jobs
  return {
    ...board,
    jobs: put(board.jobs, isPlanned),
    waiting: put(board.waiting, !isPlanned && next.stage === "workorder" && !next.complete)
  }
}

/** What stood there is judged anew by the server. */
const withPlan = ({ overrideReason: _, ...job }: BoardJob, plan: JobPlan): BoardJob => ({
  ...job,
  ...plan,
  warnings: []
})
