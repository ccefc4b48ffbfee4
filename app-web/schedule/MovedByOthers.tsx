import { useEffect, useEffectEvent, useRef } from "react"
import { type Board, type BoardJob } from "#domain/schedule/boardApi.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { FieldChange } from "#domain/jobs/JobChange.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useUser } from "#web/access/useUser.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { useWords } from "#web/words/useWords.ts"
import { comeSince, movedSince } from "./movedSince.ts"

/** How long a card says who moved it, in milliseconds. */
const shownFor = 10_000

/** More that come at once, as when many are moved together, are shown where they are without a name. */
const mostNamed = 12

const isOfDay = ({ path }: FieldChange) => path === "install.date"

interface MovedByOthersProps {
  readonly board: Board
  /** Which days of which place the board shows: as they change, what comes onto it was moved by nobody. */
  readonly shown: string
  /** Whether this page itself made that version, or is about to. */
  readonly isOwn: (job: BoardJob) => boolean
  /** The names change: those that are new, or those that were shown long enough. */
  readonly onChange: (change: (names: ReadonlyMap<JobId, string>) => ReadonlyMap<JobId, string>) => void
  /** What is said of it aloud. */
  readonly onSaid: (text: string) => void
}

/** Tells who moved what others move on a board that is open; draws nothing itself. */
export function MovedByOthers({ board, shown, isOwn, onChange, onSaid }: MovedByOthersProps) {
  const { t } = useWords()
  const { id: self } = useUser()
  const run = useRun()
  const before = useRef<{ readonly shown: string; readonly jobs: ReadonlyMap<JobId, BoardJob> }>(undefined)

  /**
   * The latest change tells whose it is: of one that came onto the board only if that gave it another day, and nothing
   * happened since. Where it cannot be asked, the card stands where it is all the same.
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
    onSaid(
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
    const come = was.shown === shown ? comeSince(was.jobs, jobs) : []
    const moved = [...movedSince(was.jobs, jobs), ...come].filter((job) => !isOwn(job))
    if (moved.length > 0) void tell(moved.slice(0, mostNamed), come)
  })
  useEffect(() => compare(), [board])
  return null
}
