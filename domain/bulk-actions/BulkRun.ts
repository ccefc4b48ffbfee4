import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

export const BulkRunId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("BulkRunId"))
export type BulkRunId = typeof BulkRunId.Type

export const BulkState = Schema.Literals(["doing", "done", "undoing", "undone"])
export type BulkState = typeof BulkState.Type

/**
 * An action applied to many rows, and what is needed to undo it. `change` is the action's input; `at` is in
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
 * `waiting`: not processed yet. `refused`: could not be applied. `kept`: could not be undone. For the last two,
 * `failure` states the reason.
 */
export const BulkRowState = Schema.Literals(["waiting", "done", "refused", "undone", "kept"])
export type BulkRowState = typeof BulkRowState.Type

/** A failure as sent to clients: its tag and its fields. */
export const SerializedFailure = Schema.Record(Schema.String, Schema.Json)
export type SerializedFailure = typeof SerializedFailure.Type

/** One row of a run; `trace` is the data needed to undo it. */
export const BulkRow = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  state: BulkRowState,
  trace: Schema.Json,
  failure: Schema.NullOr(SerializedFailure)
})
export type BulkRow = typeof BulkRow.Type

/**
 * The progress of a run. `left` counts the rows still to be applied or undone; `refusals` lists the first 100 rows that
 * failed.
 */
export const BulkProgress = Schema.Struct({
  id: field(BulkRunId, "Unique run id; use it to continue or undo the run.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  action: field(Schema.String, "Name of the action.", "changeCustomers"),
  state: field(BulkState, "Current state of the run."),
  total: field(Schema.Int, "Total number of rows, at most 10,000.", 1),
  done: field(Schema.Int, "Number of rows applied.", 1),
  undone: field(Schema.Int, "Number of rows undone.", 0),
  refused: field(Schema.Int, "Number of rows refused.", 0),
  left: field(Schema.Int, "Number of rows remaining.", 0),
  refusals: field(
    Schema.Array(
      Schema.Struct({
        id: field(Schema.String, "Unique row id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
        name: field(Schema.String, "Display name of the row.", "Ada Moreno"),
        failure: field(SerializedFailure, "Reason the row was refused.")
      })
    ),
    "Refused rows and the reasons, up to 100."
  )
})
export type BulkProgress = typeof BulkProgress.Type

/** The number of rows processed per request, in one transaction that takes well under a second. */
export const bulkBatchSize = 100

/** The maximum number of rows in a run; lists count no further either. */
export const maxBulkRows = 10_000

/** How long a run can be undone, in milliseconds. */
export const undoWindow = 24 * 3_600_000

/** The current user has no such run, or it is more than 24 hours old. */
export class BulkRunNotFound extends Schema.TaggedError<BulkRunNotFound>()(
  "BulkRunNotFound",
  {
    id: field(BulkRunId, "Unique run id; use it to continue or undo the run.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The filter matches a different number of rows than the user was shown; nothing was changed. */
export class BulkCountChanged extends Schema.TaggedError<BulkCountChanged>()(
  "BulkCountChanged",
  {
    count: field(Schema.Int, "Current number of matching rows.", 1)
  },
  { httpApiStatus: 409 }
) {}

/** The request exceeds the maximum number of rows in a run; nothing was changed. */
export class BulkTooMany extends Schema.TaggedError<BulkTooMany>()("BulkTooMany", {
  most: field(Schema.Int, "Maximum number of rows.", 500)
}) {}
