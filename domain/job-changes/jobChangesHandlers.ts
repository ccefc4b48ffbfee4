import { Effect, type Schema } from "effect"
import { type SignedInUser, requireUser } from "#domain/access/CurrentUser.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import type { FieldChange, JobChange, JobChangeSearch } from "#domain/jobs/JobChange.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { requireVisibleJob, jobAccessLevel } from "#domain/jobs/jobVisibility.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { listJobChanges } from "./jobChangesApi.ts"

/**
 * Returns a job's history as visible to a user. Costs are removed for users who may not see them (Z4), as are entries
 * that contain nothing else.
 */
export const redactChanges = (
  person: Pick<SignedInUser, "roles">,
  changes: ReadonlyArray<JobChange>
): ReadonlyArray<JobChange> =>
  jobAccessLevel(person) === "all"
    ? changes
    : changes.flatMap((change) => {
        if (change.what._tag !== "changed") return [change]
        const fields = change.what.fields.filter(({ path }) => !/^lines\.[^.]+\.cost$/.test(path)).map(withoutCost)
        return fields.length === 0 ? [] : [{ ...change, what: { ...change.what, fields } }]
      })

/** An added or removed line is recorded with all its fields, including the cost. */
const withoutCost = ({ path, ...sides }: FieldChange): FieldChange =>
  path.startsWith("lines.")
    ? { path, ...Object.fromEntries(Object.entries(sides).map(([side, value]) => [side, costless(value)])) }
    : { path, ...sides }

const costless = (value: Schema.Json): Schema.Json => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  const { cost: _, ...rest } = value as Readonly<Record<string, Schema.Json>>
  return rest
}

/** Returns a page of a job's history as the current user may see it, and everyone who appears in the history. */
export const listVisibleJobChanges = Effect.fn("listVisibleJobChanges")(function* ({
  id,
  ...search
}: JobChangeSearch & { readonly id: JobId }) {
  yield* requireVisibleJob(id)
  const { list, authors } = yield* JobChanges
  const { items, next } = yield* list(id, search)
  return { items: redactChanges(yield* requireUser, items), next: next ?? null, people: yield* authors(id) }
})

export const jobChangesHandlers = [handle(listJobChanges, listVisibleJobChanges)]
