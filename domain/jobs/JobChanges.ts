import { Context, Effect, Equal, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Job } from "./Job.ts"
import type { Author, FieldChange, JobChange, JobChangeSearch, JobEvent } from "./JobChange.ts"

/** Storage for job timelines. Append-only: the application's database role cannot update or delete entries. */
export class JobChanges extends Context.Service<
  JobChanges,
  {
    /**
     * Adds an entry with the current time and the current user (`CurrentUser`; none if nobody is signed in), in the
     * request's transaction.
     */
    readonly add: (job: JobId, what: JobEvent) => Effect.Effect<void, never, CurrentTenant>
    /** Returns a page of a job's entries, newest first; `next` is undefined on the last page. */
    readonly list: (
      job: JobId,
      search: JobChangeSearch
    ) => Effect.Effect<
      { readonly items: ReadonlyArray<JobChange>; readonly next: JobChange["id"] | undefined },
      never,
      CurrentTenant
    >
    /** Returns everyone who has an entry on a job, by their latest name, sorted by name. */
    readonly authors: (job: JobId) => Effect.Effect<ReadonlyArray<Author>, never, CurrentTenant>
  }
>()("domain/jobs/JobChanges") {}

/** Default page size. */
export const defaultPageSize = 20

type Fields = Readonly<Record<string, Schema.Json>>

const encode = Schema.encodeSync(Job)

/**
 * Returns every field that differs between two versions of a job, by path. Lines are matched by id; `lines` itself is
 * reported as changed if their order differs. Payments, adjustments, credits, comebacks, the customer's answer and lost
 * quotes have their own entries; version, balance and the decoded VIN follow from the rest.
 */
export const changesBetween = (before: Job, after: Job): ReadonlyArray<FieldChange> => {
  const [was, is] = [recordedFields(before), recordedFields(after)]
  return [
    ...differences("", was.fields, is.fields),
    ...differences("lines.", was.lines, is.lines),
    ...orderChange(was.lines, is.lines)
  ]
}

/** Returns the recorded fields of a job, with its lines in order and keyed by id. */
export const recordedFields = (job: Job): { readonly fields: Fields; readonly lines: Fields } => {
  const {
    adjustments: _adjustments,
    answer: _answer,
    balance: _balance,
    decoded: _decoded,
    createdOn: _createdOn,
    formerCustomerIds: _formerCustomerIds,
    id: _id,
    lines,
    lost: _lost,
    payments: _payments,
    rebillOf: _rebillOf,
    reworkOf: _reworkOf,
    reworks: _reworks,
    version: _version,
    wonOn: _wonOn,
    ...stored
  } = encode(job)
  const { credit: _credit, ...fields }: Readonly<Record<string, unknown>> = stored
  return {
    fields: asJson(fields) as Fields,
    lines: Object.fromEntries((asJson(lines) as ReadonlyArray<Fields>).map((line) => [String(line["id"]), line]))
  }
}

// Drops undefined values, which are absent in JSON.
const asJson = (value: unknown): Schema.Json => JSON.parse(JSON.stringify(value)) as Schema.Json

const differences = (prefix: string, before: Fields, after: Fields): ReadonlyArray<FieldChange> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    difference(`${prefix}${name}`, before[name], after[name])
  )

const difference = (
  path: string,
  before: Schema.Json | undefined,
  after: Schema.Json | undefined
): ReadonlyArray<FieldChange> => {
  if (Equal.equals(before, after)) return []
  if (isFields(before) && isFields(after)) return differences(`${path}.`, before, after)
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
}

const isFields = (value: Schema.Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Existing lines are expected to keep their order, with new ones at the end. Any other order is reported as a change.
 */
const orderChange = (before: Fields, after: Fields): ReadonlyArray<FieldChange> => {
  const [was, is] = [Object.keys(before), Object.keys(after)]
  const expected = [...was.filter((id) => id in after), ...is.filter((id) => !(id in before))]
  return Equal.equals(expected, is) ? [] : [{ path: "lines", before: was, after: is }]
}

/**
 * Records in a job's timeline what a request changed: its stage, then its fields. Returns the job, so an operation can
 * end with this call.
 */
export const recordHistory = Effect.fn("recordHistory")(function* <J extends Job>(before: Job, after: J) {
  const { add } = yield* JobChanges
  if (before.stage !== after.stage) yield* add(after.id, { _tag: "stage", from: before.stage, to: after.stage })
  const fields = changesBetween(before, after).filter(({ path }) => path !== "stage")
  if (fields.length > 0) yield* add(after.id, { _tag: "changed", fields })
  return after
})
