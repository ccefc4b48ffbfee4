import { useEffect, useEffectEvent, useRef } from "react"
import { type Board, type BoardJob } from "#domain/schedule/boardApi.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { FieldChange } from "#domain/jobs/JobChange.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useUser } from "#web/access/useUser.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { useWords } from "#web/words/useWords.ts"
import { addedSince, movedSince } from "./movedSince.ts"

/** How long a card shows who moved it, in milliseconds. */
const shownFor = 10_000

/** Maximum number of cards labeled at once. Others, as in a bulk move, appear in place without a name. */
const mostNamed = 12

const isOfDay = ({ path }: FieldChange) => path === "install.date"

interface RemoteMoveTrackerProps {
  readonly board: Board
  /** The days and location shown on the board. When they change, jobs that appear were not moved. */
  readonly shown: string
  /** Whether this page made that version of the job, or has a request pending for it. */
  readonly isOwn: (job: BoardJob) => boolean
  /** Adds the names of new movers, or removes those shown long enough. */
  readonly onChange: (change: (names: ReadonlyMap<JobId, string>) => ReadonlyMap<JobId, string>) => void
  /** Announces the text to screen readers. */
  readonly announce: (text: string) => void
}

/** Reports who moved jobs on an open board, when others do. Renders nothing. */
export function RemoteMoveTracker({ board, shown, isOwn, onChange, announce }: RemoteMoveTrackerProps) {
  const { t } = useWords()
  const { id: self } = useUser()
  const run = useRun()
  const before = useRef<{ readonly shown: string; readonly jobs: ReadonlyMap<JobId, BoardJob> }>(undefined)

  /**
   * Takes the name from the job's latest change. For a job that appeared on the board, only if that change set its day.
   * If the request fails, the card appears without a name.
   */
  const nameOf = async ({ id }: BoardJob, isCome: boolean) => {
    const search = isCome ? {} : ({ kind: "changed" } as const)
    const newest = (await run(call(listJobChanges, { id, ...search, size: 1 })).catch(() => undefined))?.items[0]
    const isOther = isCome && !(newest?.what._tag === "changed" && newest.what.fields.some(isOfDay))
    const by = newest?.by ?? null
    return by === null || by.id === self || isOther ? undefined : by.name
  }
  const tell = useEffectEvent(async (jobs: ReadonlyArray<BoardJob>, come: ReadonlyArray<BoardJob>) => {
    const asked = await Promise.all(jobs.map(async (job) => ({ job, name: await nameOf(job, come.includes(job)) })))
    const named = asked.flatMap(({ job, name }) => (name === undefined ? [] : [{ job, name }]))
    if (named.length === 0) return
    onChange((names) => new Map([...names, ...named.map(({ job, name }) => [job.id, name] as const)]))
    announce(
      named
        .map(({ job, name: by }) => t("board.movedBySaid", { number: String(job.number), name: job.customerName, by }))
        .join(". ")
    )
    setTimeout(() => {
      const gone = new Set(named.map(({ job }) => job.id))
      onChange((names) => new Map([...names].filter(([id]) => !gone.has(id))))
    }, shownFor)
  })
  const compare = useEffectEvent(() => {
    const jobs = [...board.jobs, ...board.waiting]
    const was = before.current
    before.current = { shown, jobs: new Map(jobs.map((job) => [job.id, job])) }
    if (was === undefined) return
    const come = was.shown === shown ? addedSince(was.jobs, jobs) : []
    const moved = [...movedSince(was.jobs, jobs), ...come].filter((job) => !isOwn(job))
    if (moved.length > 0) void tell(moved.slice(0, mostNamed), come)
  })
  useEffect(() => compare(), [board])
  return null
}
