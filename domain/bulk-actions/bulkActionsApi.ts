import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { listReadAccess } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { BulkProgress, BulkRunId, BulkRunNotFound } from "./BulkRun.ts"

/**
 * Any signed-in user of the shop. Runs are looked up by the user who started them, and the list's own access rule is
 * checked again.
 */
const door = listReadAccess

export const listBulkRuns = endpoint({
  name: "listBulkRuns",
  summary: "Lists the signed-in user's unfinished runs, newest first.",
  method: "GET",
  path: "/bulk-runs",
  access: door,
  input: Schema.Struct({}),
  output: Schema.Array(BulkProgress),
  failures: []
})

export const postBulkStep = endpoint({
  name: "postBulkStep",
  summary:
    "Processes the next 100 rows of a run; repeat until none are left. Available only to the user who started the run.",
  method: "POST",
  path: "/bulk-runs/:id/steps",
  access: door,
  input: Schema.Struct({
    id: field(BulkRunId, "Unique run id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: BulkProgress,
  failures: [BulkRunNotFound]
})

export const postUndo = endpoint({
  name: "postUndo",
  summary:
    "Undoes up to 100 rows of a run, within 24 hours; repeat until none are left. Rows changed since are left as they are and reported with a reason.",
  method: "POST",
  path: "/undo/:id",
  access: door,
  input: Schema.Struct({
    id: field(BulkRunId, "Unique run id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: BulkProgress,
  failures: [BulkRunNotFound]
})
