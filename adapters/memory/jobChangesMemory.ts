import { Clock, Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { type Author, type JobChange, JobChangeId, type JobChangeSearch } from "#domain/jobs/JobChange.ts"
import { JobChanges, defaultPageSize } from "#domain/jobs/JobChanges.ts"
import { sectionsOf } from "#domain/job-changes/sectionsOf.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory change history of jobs, in chronological order. */
export const jobChangesMemory = Layer.effect(
  JobChanges,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const newId = yield* NewId
    return JobChanges.of({
      add: Effect.fnUntraced(function* (jobId, what) {
        const change = {
          id: JobChangeId.make(yield* newId.next),
          at: yield* Clock.currentTimeMillis,
          by: yield* currentAuthor,
          what
        }
        ;(yield* current).jobChanges.set(change.id, { jobId, change })
      }),
      list: (jobId, { after, size = defaultPageSize, ...search }) =>
        Effect.map(current, (shelf) => {
          const all = newestFirst(shelf, jobId)
          const found = all
            .slice(after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1)
            .filter((change) => matchesSearch(change, search))
          return { items: found.slice(0, size), next: found.length > size ? found[size - 1]!.id : undefined }
        }),
      authors: (jobId) =>
        Effect.map(current, (shelf) => {
          const latest = new Map<string, Author>()
          for (const { by } of newestFirst(shelf, jobId).toReversed()) if (by !== null) latest.set(by.id, by)
          return sorted(latest.values(), ({ name, id }) => [name, id])
        })
    })
  })
).pipe(Layer.provide([MemoryTables.empty, newIdV7]))

const newestFirst = ({ jobChanges }: ShopTables, job: JobId): ReadonlyArray<JobChange> =>
  [...jobChanges.values()]
    .filter(({ jobId }) => jobId === job)
    .map(({ change }) => change)
    .reverse()

const matchesSearch = ({ by, what }: JobChange, search: Pick<JobChangeSearch, "by" | "kind" | "part">) =>
  (search.by === undefined || (by?.id ?? "none") === search.by) &&
  (search.kind === undefined || what._tag === search.kind) &&
  (search.part === undefined || sectionsOf(what).includes(search.part))
