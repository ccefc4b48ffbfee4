import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

export const BulkRunId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("BulkRunId"))
export type BulkRunId = typeof BulkRunId.Type

export const BulkState = Schema.Literals(["doing", "done", "undoing", "undone"])
export type BulkState = typeof BulkState.Type

/**
 * Something done to many rows at once, and what it takes to take it back. `change` is the action's own input, `at`
 * milliseconds.
 */
export const BulkRun = Schema.Struct({
  id: BulkRunId,
  action: Schema.String,
  by: UserId,
  at: Schema.Int,
  change: Schema.Json,
  state: BulkState
})
export type BulkRun = typeof BulkRun.Type

/**
 * `waiting` was not touched yet; `refused` and `kept` could not be done, or not be undone, for the reason in `failure`.
 */
export const BulkRowState = Schema.Literals(["waiting", "done", "refused", "undone", "kept"])
export type BulkRowState = typeof BulkRowState.Type

/** A failure as it goes over the wire: its tag and its fields. */
export const SaidFailure = Schema.Record(Schema.String, Schema.Json)
export type SaidFailure = typeof SaidFailure.Type

/** One row of a run; `trace` is what undoing it needs. */
export const BulkRow = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  state: BulkRowState,
  trace: Schema.Json,
  failure: Schema.NullOr(SaidFailure)
})
export type BulkRow = typeof BulkRow.Type

/**
 * How far a run is. `left` counts the rows still to be done, or still to be undone; `refusals` names the first 100 that
 * could not be.
 */
export const BulkProgress = Schema.Struct({
  id: field(BulkRunId, "The run's id, by which it is gone on with or undone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  action: field(Schema.String, "What is done to the rows.", "changeCustomers"),
  state: field(BulkState, "How far it is."),
  total: field(Schema.Int, "How many there are in all; lists stop counting at 10,000.", 1),
  done: field(Schema.Int, "How many rows are done.", 1),
  undone: field(Schema.Int, "How many rows were put back.", 0),
  refused: field(Schema.Int, "How many rows were refused.", 0),
  left: field(Schema.Int, "How many rows are left.", 0),
  refusals: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "The row's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
        name: field(Schema.String, "The row's name.", "Ada Moreno"),
        failure: field(SaidFailure, "Why the row was refused.")
      })
    ),
    "The rows that were refused, and why."
  )
})
export type BulkProgress = typeof BulkProgress.Type

/** How many rows one call does: one transaction, well below a second. */
export const bulkStep = 100

/** How many rows a run may have: as far as lists count. */
export const mostAtOnce = 10_000

/** How long a run can be undone, in milliseconds. */
export const undoable = 24 * 3_600_000

/** There is no such run of this person, or it is more than 24 hours old. */
export class BulkRunNotFound extends Schema.TaggedError<BulkRunNotFound>()(
  "BulkRunNotFound",
  {
    id: field(BulkRunId, "The run's id, by which it is gone on with or undone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The filter gives another number of rows than the person was shown; nothing was done. */
export class BulkCountChanged extends Schema.TaggedError<BulkCountChanged>()(
  "BulkCountChanged",
  {
    count: field(Schema.Int, "How many there are.", 1)
  },
  { httpApiStatus: 409 }
) {}

/** More rows than one run takes; nothing was done. */
export class BulkTooMany extends Schema.TaggedError<BulkTooMany>()("BulkTooMany", {
  most: field(Schema.Int, "How many there may be at most.", 500)
}) {}
