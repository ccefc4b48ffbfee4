import { Schema } from "effect"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { listReadAccess } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { ListChoice } from "./ListChoice.ts"
import { ListName } from "#domain/access/ListName.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import {
  ListClosed,
  ListView,
  ListViewChanged,
  ListViewDraft,
  ListViewId,
  ListViewNotFound,
  ListViewNotYours
} from "./ListView.ts"

/** Any signed-in user of the shop; the handlers check the list's own access rule. */
const door = listReadAccess

export const getListLook = endpoint({
  name: "getListLook",
  summary: "Returns the signed-in user's settings for a list, their saved views, and the shared ones.",
  method: "GET",
  path: "/list-views",
  access: door,
  input: Schema.Struct({ list: field(ListName, "List name.", "customers") }),
  output: Schema.Struct({
    choice: field(ListChoice, "User's settings for the list."),
    views: field(Schema.Array(ListView), "Views available to the user.")
  }),
  failures: [ListClosed]
})

export const postListChoice = endpoint({
  name: "postListChoice",
  summary: "Saves the signed-in user's settings for a list: columns, rows per page, the view it opens with.",
  method: "POST",
  path: "/list-choices",
  access: door,
  input: ListChoice,
  output: ListChoice,
  failures: [ListClosed]
})

export const postListView = endpoint({
  name: "postListView",
  summary: "Creates a view of a list, private or shared with the shop.",
  method: "POST",
  path: "/list-views",
  access: door,
  input: Schema.Struct({ list: field(ListName, "List name.", "customers"), ...ListViewDraft.fields }),
  output: ListView,
  failures: [ListClosed]
})

export const putListView = endpoint({
  name: "putListView",
  summary: "Saves a view as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/list-views/:id",
  access: door,
  input: Schema.Struct({
    id: field(ListViewId, "Unique view id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...ListViewDraft.fields
  }),
  output: ListView,
  failures: [ListViewNotFound, ListViewChanged, ListViewNotYours]
})

export const deleteListView = endpoint({
  name: "deleteListView",
  summary: "Deletes a view. `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/list-views/:id",
  access: door,
  input: Schema.Struct({ id: field(ListViewId, "Unique view id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [ListViewNotFound, ListViewNotYours]
})
