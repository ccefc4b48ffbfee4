import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import {
  type Board,
  type BoardJob,
  getBoard,
  type JobPlan,
  type PlanFailure,
  type PlansRefused,
  putJobPlan,
  putJobPlans
} from "#domain/schedule/boardApi.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { hoursOf } from "./movedSince.ts"
import type { PlanChange } from "./bulkPlacement.ts"
import { planOf } from "./stops.ts"

/** A plan waiting for an override reason. */
export interface PlanNeedingReason {
  readonly job: BoardJob
  readonly plan: JobPlan
  readonly rules: ReadonlyArray<BrokenRule>
  readonly said: string
  /** Whether it undoes another plan, in which case it cannot be undone itself. */
  readonly isUndone: boolean
}

interface Done {
  readonly id: JobId
  readonly number: number
  readonly before: JobPlan
  /** The job as saved. If others have planned it since, it is no longer undone. */
  readonly after: BoardJob
}

/** Plans made in one step, undone in one step. */
interface Step {
  readonly done: ReadonlyArray<Done>
}

/** One of several jobs whose plan was rejected, and why. */
export interface RefusedPlan extends PlanChange {
  readonly failure: PlanFailure
}

/** Some of several plans were rejected, so none was applied. Reported per job. */
export interface RefusedPlans {
  readonly plans: ReadonlyArray<RefusedPlan>
  /** All plans of the step. */
  readonly all: ReadonlyArray<PlanChange>
  /** The step that they undo; undefined if they are a step themselves. */
  readonly undoes: Step | undefined
  readonly said: (count: number) => string
}

/** Whether the job can be planned with an override reason. */
export const canOverride = ({ failure }: RefusedPlan): boolean => failure._tag === "OverrideReasonMissing"

/** Maximum number of undo steps, latest first. */
const deepest = 10

interface PlanningOptions {
  /** Opens the notification of the customers of planned jobs. */
  readonly onNotify: (jobs: ReadonlyArray<BoardJob>) => void
}

/**
 * Plans jobs with optimistic updates. The board changes immediately; if the server rejects the request, the job returns
 * to its place. `said` is the toast shown once saved.
 */
export const usePlanning = ({ onNotify }: PlanningOptions) => {
  const { t } = useWords()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const failureText = useFailureText()
  const [unreasoned, setUnreasoned] = useState<PlanNeedingReason>()
  const [refused, setRefused] = useState<RefusedPlans>()
  /** Undo steps, latest first. Only their number is rendered. */
  const steps = useRef<ReadonlyArray<Step>>([])
  const [undoable, setUndoable] = useState(0)
  const setSteps = useCallback((next: ReadonlyArray<Step>) => {
    steps.current = next.slice(0, deepest)
    setUndoable(steps.current.length)
  }, [])
  /** Undo steps run one at a time: each is based on the version that the previous one created. */
  const [isUndoing, setUndoing] = useState(false)
  /** Job versions created by this page, on which the next plan is based until the board is refetched. */
  const versions = useRef(new Map<JobId, number>())

  const show = useCallback(
    (id: JobId, change: (job: BoardJob) => BoardJob) => {
      void queries.cancelQueries({ queryKey: [getBoard.name] })
      queries.setQueriesData<Board>({ queryKey: [getBoard.name] }, (board) => board && withJob(board, id, change))
    },
    [queries]
  )
  const askAgain = useCallback(() => void queries.invalidateQueries({ queryKey: [getBoard.name] }), [queries])

  /** The request for a plan, based on the latest version this page created. */
  const atVersion = useCallback(
    ({ job, plan }: PlanChange) => ({
      id: job.id,
      version: Math.max(job.version, versions.current.get(job.id) ?? 0),
      ...plan
    }),
    []
  )
  /**
   * Requests are queued, so that a plan made before the server responds is based on the version the previous one
   * creates.
   */
  const line = useRef<Promise<unknown>>(Promise.resolve())
  /** Number of pending plans per job. */
  const underWay = useRef(new Map<JobId, number>())
  const inTurn = useCallback(
    async <A>(ids: ReadonlyArray<JobId>, ask: () => Promise<A>): Promise<A> => {
      const count = (by: number) => {
        for (const id of ids) underWay.current.set(id, (underWay.current.get(id) ?? 0) + by)
      }
      count(1)
      const asked = line.current.then(ask)
      line.current = asked.catch(() => {})
      try {
        return await asked
      } finally {
        count(-1)
        if ([...underWay.current.values()].every((plans) => plans === 0)) askAgain()
      }
    },
    [askAgain]
  )
  /** Shows the server's version of a job, unless a newer optimistic plan is on the board. */
  const showAsIs = useCallback(
    (job: BoardJob) => {
      if (underWay.current.get(job.id) === 1) show(job.id, () => job)
    },
    [show]
  )
  const showKept = useCallback(
    (kept: BoardJob) => {
      versions.current.set(kept.id, kept.version)
      showAsIs(kept)
    },
    [showAsIs]
  )

  const addStep = useCallback((done: ReadonlyArray<Done>) => setSteps([{ done }, ...steps.current]), [setSteps])

  const send = useCallback(
    (job: BoardJob, plan: JobPlan, said: string, isUndone: boolean): Promise<BoardJob | undefined> => {
      show(job.id, (one) => withPlan(one, plan))
      return inTurn([job.id], async () => {
        try {
          const kept = await run(call(putJobPlan, atVersion({ job, plan })))
          showKept(kept)
          if (!isUndone) addStep([{ id: job.id, number: job.number, before: planOf(job), after: kept }])
          showToast({
            kind: "success",
            text: said,
            about: `plan.${job.id}`,
            ...(canNotify(kept) ? { action: { label: t("board.tell"), onPress: () => onNotify([kept]) } } : {})
          })
          return kept
        } catch (failure) {
          if (!isFailure(failure)) throw failure
          if (failure._tag === "OverrideReasonMissing") {
            const { rules } = failure as unknown as { readonly rules: ReadonlyArray<BrokenRule> }
            setUnreasoned({ job, plan, rules, said, isUndone })
          } else if (failure._tag === "JobChanged") {
            versions.current.delete(job.id)
            showToast({ kind: "warning", text: t("board.changed", { number: String(job.number) }) })
          } else showToast({ kind: "danger", text: failureText(failure) })
          showAsIs(job)
          return undefined
        }
      })
    },
    [addStep, atVersion, failureText, inTurn, onNotify, run, show, showAsIs, showKept, showToast, t]
  )

  const plan = useCallback(
    async (job: BoardJob, next: JobPlan, said: string): Promise<boolean> =>
      (await send(job, next, said, false)) !== undefined,
    [send]
  )

  /** Saves several plans atomically. Resolves with whether they were saved; rejections are reported per job. */
  const sendAll = useCallback(
    (
      changes: ReadonlyArray<PlanChange>,
      said: (count: number) => string,
      undoes: Step | undefined
    ): Promise<boolean> => {
      for (const { job, plan: next } of changes) show(job.id, (one) => withPlan(one, next))
      const ids = changes.map(({ job }) => job.id)
      return inTurn(ids, async () => {
        try {
          const all = await run(call(putJobPlans, { plans: changes.map(atVersion) }))
          for (const kept of all) showKept(kept)
          const told = all.filter(canNotify)
          showToast({
            kind: "success",
            text: said(all.length),
            ...(told.length > 0 ? { action: { label: t("board.tellSeveral"), onPress: () => onNotify(told) } } : {})
          })
          if (undoes === undefined)
            addStep(
              changes.map(({ job }) => ({
                id: job.id,
                number: job.number,
                before: planOf(job),
                after: all.find(({ id }) => id === job.id)!
              }))
            )
          return true
        } catch (failure) {
          if (!isFailure(failure)) throw failure
          for (const { job } of changes) showAsIs(job)
          if (failure._tag === "PlansRefused") {
            const { refused: each } = failure as PlansRefused
            for (const one of each) if (one.failure._tag === "JobSavedSince") versions.current.delete(one.id)
            const plans = changes.flatMap((change) =>
              each.filter(({ id }) => id === change.job.id).map((one) => ({ ...change, failure: one.failure }))
            )
            setRefused({ plans, all: changes, undoes, said })
          } else {
            if (undoes !== undefined) setSteps([undoes, ...steps.current])
            showToast({ kind: "danger", text: failureText(failure) })
          }
          return false
        }
      })
    },
    [addStep, atVersion, failureText, inTurn, onNotify, run, setSteps, show, showAsIs, showKept, showToast, t]
  )

  /** Plans several jobs in one step. Resolves with whether they were saved. */
  const planAll = useCallback(
    (changes: ReadonlyArray<PlanChange>, said: (count: number) => string) => sendAll(changes, said, undefined),
    [sendAll]
  )

  const undo = useCallback(
    async (jobOf: (id: JobId) => BoardJob | undefined) => {
      if (isUndoing) return
      setUndoing(true)
      try {
        // While a plan is pending, Undo applies to that plan: it is undone once saved, and if it is rejected nothing is
        // undone.
        const isUnderWay = [...underWay.current.values()].some((plans) => plans > 0)
        const [before] = steps.current
        await line.current
        const [last, ...rest] = steps.current
        if (last === undefined || (isUnderWay && last === before)) return
        setSteps(rest)
        const back = last.done.map(({ id, before, after }) => ({ job: jobOf(id) ?? after, plan: before, after }))
        // Plans made by others since are left alone.
        const [own, theirs] = [back.filter(isUnchangedSince), back.filter((one) => !isUnchangedSince(one))]
        for (const { job } of theirs)
          showToast({ kind: "warning", text: t("board.changed", { number: String(job.number) }) })
        const [only] = own
        if (only !== undefined && last.done.length === 1)
          await send(only.job, only.plan, t("board.undone", { number: String(only.job.number) }), true)
        else if (only !== undefined) await sendAll(own, (count) => t("board.severalUndone", { count }), last)
      } finally {
        setUndoing(false)
      }
    },
    [isUndoing, send, sendAll, setSteps, showToast, t]
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

  /**
   * Plans the jobs that no rule rejects in one step: without the rejected ones, and with the reason where one is
   * required.
   */
  const planOthers = useCallback(
    async (overrideReason: string) => {
      if (refused === undefined) return
      setRefused(undefined)
      const { plans, all, undoes, said } = refused
      const others = all.flatMap((change): ReadonlyArray<PlanChange> => {
        const why = plans.find(({ job }) => job.id === change.job.id)
        if (why === undefined) return [change]
        return canOverride(why) ? [{ job: change.job, plan: { ...change.plan, overrideReason } }] : []
      })
      await sendAll(others, said, undoes)
    },
    [refused, sendAll]
  )
  /** Discards the rejected plans; a failed Undo can be retried. */
  const dropRefused = useCallback(() => {
    const undoes = refused?.undoes
    if (undoes !== undefined) setSteps([undoes, ...steps.current])
    setRefused(undefined)
  }, [refused, setSteps])

  /** Whether this page created that version of a job, or has a plan pending for it. */
  const isOwn = useCallback(
    ({ id, version }: BoardJob) => versions.current.get(id) === version || (underWay.current.get(id) ?? 0) > 0,
    []
  )

  return {
    isOwn,
    plan,
    planAll,
    undo,
    undoable,
    isUndoing,
    unreasoned,
    giveReason,
    dropReason,
    refused,
    planOthers,
    dropRefused
  }
}
export type Planning = ReturnType<typeof usePlanning>

/** Whether the customer can be notified of the appointment. */
const canNotify = ({ stage, complete, date }: BoardJob): boolean => stage === "workorder" && !complete && date !== ""

/** Whether a job still has the day and hours it was given. */
const isUnchangedSince = ({ job, after }: { readonly job: BoardJob; readonly after: BoardJob }): boolean =>
  hoursOf(job) === hoursOf(after)

/** Returns the board with a job changed, and moved between planned and waiting if needed. */
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

/** Removes the previous warnings, which the server evaluates again. */
const withPlan = ({ overrideReason: _, ...job }: BoardJob, plan: JobPlan): BoardJob => ({
  ...job,
  ...plan,
  warnings: []
})
