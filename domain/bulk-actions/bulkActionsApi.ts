import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { listReader } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { BulkProgress, BulkRunId, BulkRunNotFound } from "./BulkRun.ts"

/** Any signed-in person of a shop: runs are found by who did them, and the list's own door is asked again. */
const door = listReader

export const listBulkRuns = endpoint({
  name: "listBulkRuns",
  summary: "The runs of the person who asks that stand unfinished, newest first.",
  method: "GET",
  path: "/bulk-runs",
  access: door,
  input: Schema.Struct({}),
  output: Schema.Array(BulkProgress),
  failures: []
})

export const postBulkStep = endpoint({
  name: "postBulkStep",
  summary: "Does the next hundred rows of a run; asked again until nothing is left, by whomever began it.",
  method: "POST",
  path: "/bulk-runs/:id/steps",
  access: door,
  input: Schema.Struct({
    id: field(BulkRunId, "The run's id, by which it is gone on with or undone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: BulkProgress,
  failures: [BulkRunNotFound]
})

export const postUndo = endpoint({
  name: "postUndo",
  summary:
    "Takes back up to a hundred rows of a run, for 24 hours; asked again until nothing is left. A row that was changed since stays and says why.",
  method: "POST",
  path: "/undo/:id",
  access: door,
  input: Schema.Struct({
    id: field(BulkRunId, "The run's id, by which it is gone on with or undone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: BulkProgress,
  failures: [BulkRunNotFound]
})
