import { Context, Effect, Equal, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Job } from "./Job.ts"
import type { ChangedBy, FieldChange, JobChange, JobChangeSearch, JobEvent } from "./JobChange.ts"

/**
 * Where what happened to jobs is kept. Only ever added to: nobody changes or deletes an entry, the application's
 * database role cannot.
 */
export class JobChanges extends Context.Service<
  JobChanges,
  {
    /**
     * Keeps an entry, now and in the name of whoever is asking (`CurrentUser`; nobody where there is none), in the
     * transaction of the call.
     */
    readonly add: (job: JobId, what: JobEvent) => Effect.Effect<void, never, CurrentTenant>
    /** A stretch of a job's entries, newest first; `next` is undefined at the end. */
    readonly list: (
      job: JobId,
      search: JobChangeSearch
    ) => Effect.Effect<
      { readonly items: ReadonlyArray<JobChange>; readonly next: JobChange["id"] | undefined },
      never,
      CurrentTenant
    >
    /** Everybody who has an entry on a job, by their latest name, in the order of their names. */
    readonly people: (job: JobId) => Effect.Effect<ReadonlyArray<ChangedBy>, never, CurrentTenant>
  }
>()("domain/jobs/JobChanges") {}

/** Entries a stretch has unless told otherwise. */
export const stretch = 20

type Fields = Readonly<Record<string, Schema.Json>>

const encode = Schema.encodeSync(Job)

/**
 * Every field that differs between two states of a job, by its path. Lines go by their id, and `lines` itself changes
 * where their order does. Payments, adjustments, credits, comebacks, the customer's answer and what was lost have entries of their own; version, balance
 * and what the VIN says follow from the rest.
 */
export const changesBetween = (before: Job, after: Job): ReadonlyArray<FieldChange> => {
  const [was, is] = [recorded(before), recorded(after)]
  return [
    ...differences("", was.fields, is.fields),
    ...differences("lines.", was.lines, is.lines),
    ...orderChange(was.lines, is.lines)
  ]
}

/** A job's fields as they are recorded, its lines by their ids, in their order. */
export const recorded = (job: Job): { readonly fields: Fields; readonly lines: Fields } => {
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

// What is left undefined is not there on the wire.
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

/** Lines that stay keep their order and new ones come last; anything else is a change of its own. */
const orderChange = (before: Fields, after: Fields): ReadonlyArray<FieldChange> => {
  const [was, is] = [Object.keys(before), Object.keys(after)]
  const expected = [...was.filter((id) => id in after), ...is.filter((id) => !(id in before))]
  return Equal.equals(expected, is) ? [] : [{ path: "lines", before: was, after: is }]
}

/** Puts on a job's timeline what a call changed: its stage, then its fields. Gives the job back, to end a verb with. */
export const noteChanges = Effect.fn("noteChanges")(function* <J extends Job>(before: Job, after: J) {
  const { add } = yield* JobChanges
  if (before.stage !== after.stage) yield* add(after.id, { _tag: "stage", from: before.stage, to: after.stage })
  const fields = changesBetween(before, after).filter(({ path }) => path !== "stage")
  if (fields.length > 0) yield* add(after.id, { _tag: "changed", fields })
  return after
})
