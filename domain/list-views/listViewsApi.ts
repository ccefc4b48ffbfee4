import { Schema } from "effect"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { listReader } from "#domain/access/accessTable.ts"
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

/** Any signed-in person of a shop; the list's own door is asked by the verbs. */
const door = listReader

export const getListLook = endpoint({
  name: "getListLook",
  summary: "How a person sees a list: what they chose, their saved views and the shared ones.",
  method: "GET",
  path: "/list-views",
  access: door,
  input: Schema.Struct({ list: field(ListName, "Which list.", "customers") }),
  output: Schema.Struct({
    choice: field(ListChoice, "How the person likes the list."),
    views: field(Schema.Array(ListView), "The views the person may open.")
  }),
  failures: [ListClosed]
})

export const postListChoice = endpoint({
  name: "postListChoice",
  summary: "Keeps how the person who asks sees a list: columns, rows a page, the view it opens with.",
  method: "POST",
  path: "/list-choices",
  access: door,
  input: ListChoice,
  output: ListChoice,
  failures: [ListClosed]
})

export const postListView = endpoint({
  name: "postListView",
  summary: "Saves a view of a list, for the person alone or shared with the shop.",
  method: "POST",
  path: "/list-views",
  access: door,
  input: Schema.Struct({ list: field(ListName, "Which list.", "customers"), ...ListViewDraft.fields }),
  output: ListView,
  failures: [ListClosed]
})

export const putListView = endpoint({
  name: "putListView",
  summary: "Saves a view as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/list-views/:id",
  access: door,
  input: Schema.Struct({
    id: field(ListViewId, "The saved view's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...ListViewDraft.fields
  }),
  output: ListView,
  failures: [ListViewNotFound, ListViewChanged, ListViewNotYours]
})

export const deleteListView = endpoint({
  name: "deleteListView",
  summary: "Deletes a view; `undoId` takes that back for 24 hours.",
  method: "DELETE",
  path: "/list-views/:id",
  access: door,
  input: Schema.Struct({ id: field(ListViewId, "The saved view's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [ListViewNotFound, ListViewNotYours]
})
