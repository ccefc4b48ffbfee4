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
  readonly done: ReadonlyArray<Done>
}

/** A job of several that cannot be planned so, and why. */
export interface RefusedPlan extends PlanChange {
  readonly failure: PlanFailure
}

/** Some of several plans were refused, so that all of them stay where they were; told job by job. */
export interface RefusedPlans {
  readonly plans: ReadonlyArray<RefusedPlan>
  /** All that were to be planned in one step. */
  readonly all: ReadonlyArray<PlanChange>
  /** The step that they would have taken back; undefined where they were a step themselves. */
  readonly undoes: Step | undefined
  readonly said: (count: number) => string
}

/** Whether a reason plans the job all the same. */
export const isReasonWanted = ({ failure }: RefusedPlan): boolean => failure._tag === "OverrideReasonMissing"

/** How many steps can be taken back, the last one first. */
const deepest = 10

interface PlanningOptions {
  /** The customers of jobs that were planned are to be told. */
  readonly onTell: (jobs: ReadonlyArray<BoardJob>) => void
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
  /** What can be taken back, the last step first; how many is drawn. */
  const steps = useRef<ReadonlyArray<Step>>([])
  const [undoable, setUndoable] = useState(0)
  const setSteps = useCallback((next: ReadonlyArray<Step>) => {
    steps.current = next.slice(0, deepest)
    setUndoable(steps.current.length)
  }, [])
  /** One is taken back at a time: the next is at the version that the one before made. */
  const [isUndoing, setUndoing] = useState(false)
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

  /** A plan as it is sent, at the version that this page itself made last. */
  const atVersion = useCallback(
    ({ job, plan }: PlanChange) => ({
      id: job.id,
      version: Math.max(job.version, versions.current.get(job.id) ?? 0),
      ...plan
    }),
    []
  )
  /** Plans go one after another: who is quicker than the server plans at the version that the plan before made. */
  const line = useRef<Promise<unknown>>(Promise.resolve())
  /** How many plans of a job are under way. */
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
  /** Shows a job as the server has it, unless its next plan is on the board already. */
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
            ...(mayTell(kept) ? { action: { label: t("board.tell"), onPress: () => onTell([kept]) } } : {})
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
    [addStep, atVersion, failureText, inTurn, onTell, run, show, showAsIs, showKept, showToast, t]
  )

  const plan = useCallback(
    async (job: BoardJob, next: JobPlan, said: string): Promise<boolean> =>
      (await send(job, next, said, false)) !== undefined,
    [send]
  )

  /** Has the server keep several plans in one step, all or none; whether it did. What was refused is told job by job. */
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
          const told = all.filter(mayTell)
          showToast({
            kind: "success",
            text: said(all.length),
            ...(told.length > 0 ? { action: { label: t("board.tellSeveral"), onPress: () => onTell(told) } } : {})
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
    [addStep, atVersion, failureText, inTurn, onTell, run, setSteps, show, showAsIs, showKept, showToast, t]
  )

  /** Plans several in one step; whether they were kept. */
  const planAll = useCallback(
    (changes: ReadonlyArray<PlanChange>, said: (count: number) => string) => sendAll(changes, said, undefined),
    [sendAll]
  )

  const undo = useCallback(
    async (jobOf: (id: JobId) => BoardJob | undefined) => {
      if (isUndoing) return
      setUndoing(true)
      try {
        // Pressed while a plan is under way, it means that one: a step as soon as it is kept, none where it is refused.
        const isUnderWay = [...underWay.current.values()].some((plans) => plans > 0)
        const [before] = steps.current
        await line.current
        const [last, ...rest] = steps.current
        if (last === undefined || (isUnderWay && last === before)) return
        setSteps(rest)
        const back = last.done.map(({ id, before, after }) => ({ job: jobOf(id) ?? after, plan: before, after }))
        // What others planned since is theirs.
        const [own, theirs] = [back.filter(isAsKept), back.filter((one) => !isAsKept(one))]
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
   * Plans those of several that no rule refuses outright, in one step: without what is refused, and with a reason where
   * one is wanted.
   */
  const planOthers = useCallback(
    async (overrideReason: string) => {
      if (refused === undefined) return
      setRefused(undefined)
      const { plans, all, undoes, said } = refused
      const others = all.flatMap((change): ReadonlyArray<PlanChange> => {
        const why = plans.find(({ job }) => job.id === change.job.id)
        if (why === undefined) return [change]
        return isReasonWanted(why) ? [{ job: change.job, plan: { ...change.plan, overrideReason } }] : []
      })
      await sendAll(others, said, undoes)
    },
    [refused, sendAll]
  )
  /** Leaves all of them where they are; what could not be taken back can be tried again. */
  const dropRefused = useCallback(() => {
    const undoes = refused?.undoes
    if (undoes !== undefined) setSteps([undoes, ...steps.current])
    setRefused(undefined)
  }, [refused, setSteps])

  /** Whether this page made that version of a job itself, or is making one. */
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

/** Whether a customer may be told of their appointment. */
const mayTell = ({ stage, complete, date }: BoardJob): boolean => stage === "workorder" && !complete && date !== ""

/** Whether a job still has the day and the hours that it was given. */
const isAsKept = ({ job, after }: { readonly job: BoardJob; readonly after: BoardJob }): boolean =>
  hoursOf(job) === hoursOf(after)

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
