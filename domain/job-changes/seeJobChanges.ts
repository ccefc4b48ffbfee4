import { Effect } from "effect"
import { asker, jobInSight } from "#domain/jobs/visibleJob.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { changesSeenBy } from "./changesSeenBy.ts"
import type { JobChangeSearch } from "#domain/jobs/JobChange.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"

/** A stretch of a job's timeline as whoever asks sees it, and everybody who is in it. */
export const seeJobChanges = Effect.fn("seeJobChanges")(function* ({
  id,
  ...search
}: JobChangeSearch & { readonly id: JobId }) {
  yield* jobInSight(id)
  const { list, people } = yield* JobChanges
  const { items, next } = yield* list(id, search)
  return { items: changesSeenBy(yield* asker, items), next: next ?? null, people: yield* people(id) }
})
