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
import type { PlanChange } from "./planTogether.ts"
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
  /** As the server kept it: where others planned it since, it is theirs. */
  readonly after: BoardJob
}

/** What was planned in one step, and is taken back in one. */
interface Step {
  readonly id: number
  readonly done: ReadonlyArray<Done>
}

/** A job of several that stays where it was, and why. */
export interface RefusedPlan extends PlanChange {
  readonly failure: { readonly _tag: string }
}

/** What of several was refused, told job by job. */
export interface RefusedPlans {
  readonly plans: ReadonlyArray<RefusedPlan>
  readonly kept: number
  /** The step that the others are part of; undefined where a step was taken back. */
  readonly step: number | undefined
  readonly said: (count: number) => string
}

/** Whether a reason plans the job all the same. */
export const isReasonWanted = ({ failure }: RefusedPlan): boolean => failure._tag === "OverrideReasonMissing"

/** What gives way once another of several has left its hours. */
const isInTheWay = ({ failure }: RefusedPlan): boolean =>
  failure._tag === "InstallerBooked" || failure._tag === "OverrideReasonMissing"

/** How many steps can be taken back, the last one first. */
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
  const [refused, setRefused] = useState<RefusedPlans>()
  const [steps, setSteps] = useState<ReadonlyArray<Step>>([])
  const nextStep = useRef(0)
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

  /** Has the server keep a plan: the job as it is then, or why not. */
  const keep = useCallback(
    async ({ job, plan }: PlanChange): Promise<BoardJob | RefusedPlan> => {
      const version = Math.max(job.version, versions.current.get(job.id) ?? 0)
      try {
        const kept = await run(call(putJobPlan, { id: job.id, version, ...plan }))
        versions.current.set(job.id, kept.version)
        show(job.id, () => kept)
        return kept
      } catch (failure) {
        if (!isFailure(failure)) throw failure
        if (failure._tag === "JobChanged") versions.current.delete(job.id)
        return { job, plan, failure }
      }
    },
    [run, show]
  )

  const send = useCallback(
    async (job: BoardJob, plan: JobPlan, said: string, isUndone: boolean): Promise<BoardJob | undefined> => {
      show(job.id, (one) => withPlan(one, plan))
      try {
        const kept = await keep({ job, plan })
        if (isKept(kept)) {
          const mayTell = kept.stage === "workorder" && !kept.complete && kept.date !== ""
          showToast({
            kind: "success",
            text: said,
            about: `plan.${job.id}`,
            ...(mayTell ? { action: { label: t("board.tell"), onPress: () => onTell(job.id) } } : {})
          })
          return kept
        }
        const { failure } = kept
        if (failure._tag === "OverrideReasonMissing") {
          const { rules } = failure as unknown as { readonly rules: ReadonlyArray<BrokenRule> }
          setUnreasoned({ job, plan, rules, said, isUndone })
        } else if (failure._tag === "JobChanged")
          showToast({ kind: "warning", text: t("board.changed", { number: String(job.number) }) })
        else showToast({ kind: "danger", text: failureText(failure) })
        show(job.id, () => job)
        return undefined
      } finally {
        askAgain()
      }
    },
    [askAgain, failureText, keep, onTell, show, showToast, t]
  )

  const addSteps = useCallback((id: number, done: ReadonlyArray<Done>) => {
    if (done.length === 0) return
    setSteps((all) =>
      all.some((step) => step.id === id)
        ? all.map((step) => (step.id === id ? { id, done: [...step.done, ...done] } : step))
        : [{ id, done }, ...all].slice(0, deepest)
    )
  }, [])

  const plan = useCallback(
    async (job: BoardJob, next: JobPlan, said: string): Promise<boolean> => {
      const after = await send(job, next, said, false)
      if (after !== undefined)
        addSteps(nextStep.current++, [{ id: job.id, number: job.number, before: planOf(job), after }])
      return after !== undefined
    },
    [addSteps, send]
  )

  /**
   * Keeps several plans; who is in another's way is asked about again once that one is gone. What is refused goes back,
   * and is told job by job.
   */
  const sendAll = useCallback(
    async (changes: ReadonlyArray<PlanChange>, said: (count: number) => string, step: number | undefined) => {
      for (const { job, plan: next } of changes) show(job.id, (one) => withPlan(one, next))
      const done: Array<Done> = []
      const failed: Array<RefusedPlan> = []
      try {
        let left = changes
        let stuck: ReadonlyArray<RefusedPlan> = []
        for (let kept = -1; kept !== done.length && left.length > 0; left = stuck) {
          kept = done.length
          const answers: Array<BoardJob | RefusedPlan> = []
          for (const change of left) answers.push(await keep(change))
          for (const [at, after] of answers.entries()) {
            const { job } = left[at]!
            if (isKept(after)) done.push({ id: job.id, number: job.number, before: planOf(job), after })
            else if (!isInTheWay(after)) failed.push(after)
          }
          stuck = answers.filter((one): one is RefusedPlan => !isKept(one) && isInTheWay(one))
        }
        failed.push(...stuck)
        for (const { job } of failed) show(job.id, () => job)
        if (step !== undefined) addSteps(step, done)
        if (failed.length > 0) setRefused({ plans: failed, kept: done.length, step, said })
        else showToast({ kind: "success", text: said(done.length) })
        return done.length
      } finally {
        askAgain()
      }
    },
    [addSteps, askAgain, keep, show, showToast]
  )

  /** Plans several in one step; how many were kept. */
  const planAll = useCallback(
    (changes: ReadonlyArray<PlanChange>, said: (count: number) => string) => sendAll(changes, said, nextStep.current++),
    [sendAll]
  )

  const undo = useCallback(
    async (jobOf: (id: JobId) => BoardJob | undefined) => {
      const [last, ...rest] = steps
      if (last === undefined) return
      setSteps(rest)
      const back = last.done.map(({ id, before, after }) => ({ job: jobOf(id) ?? after, plan: before, after }))
      // What others planned since is theirs.
      const [own, theirs] = [back.filter(isAsKept), back.filter((one) => !isAsKept(one))]
      for (const { job } of theirs)
        showToast({ kind: "warning", text: t("board.changed", { number: String(job.number) }) })
      const [only] = own
      if (only !== undefined && last.done.length === 1)
        return void (await send(only.job, only.plan, t("board.undone", { number: String(only.job.number) }), true))
      if (only !== undefined) await sendAll(own, (count) => t("board.severalUndone", { count }), undefined)
    },
    [send, sendAll, showToast, steps, t]
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

  /** Plans those of several that want a reason all the same, as part of the same step. */
  const giveReasonForAll = useCallback(
    async (overrideReason: string) => {
      if (refused === undefined) return
      setRefused(undefined)
      const reasoned = refused.plans
        .filter(isReasonWanted)
        .map(({ job, plan: wanted }) => ({ job, plan: { ...wanted, overrideReason } }))
      await sendAll(reasoned, refused.said, refused.step)
    },
    [refused, sendAll]
  )
  const dropRefused = useCallback(() => setRefused(undefined), [])

  return {
    plan,
    planAll,
    undo,
    undoable: steps.length,
    unreasoned,
    giveReason,
    dropReason,
    refused,
    giveReasonForAll,
    dropRefused
  }
}
export type Planning = ReturnType<typeof usePlanning>

const isKept = (answer: BoardJob | RefusedPlan): answer is BoardJob => !("failure" in answer)

/** Whether a job still has the day and the hours that it was given. */
const isAsKept = ({ job, after }: { readonly job: BoardJob; readonly after: BoardJob }): boolean =>
  hoursOf(job) === hoursOf(after)

const hoursOf = ({ date, installers }: BoardJob): string =>
  [date, ...installers.map(({ userId, start, end }) => `${userId} ${start} ${end}`)].join()

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
