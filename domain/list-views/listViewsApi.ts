import { Schema } from "effect"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { listReader } from "#domain/people/access.ts"
import { ListChoice } from "./ListChoice.ts"
import { ListName } from "./ListName.ts"
import { ListClosed, ListView, ListViewChanged, ListViewDraft, ListViewId, ListViewNotFound, ListViewNotYours } from "./ListView.ts"

/** Any signed-in person of a shop; the list's own door is asked by the verbs. */
const door = listReader

export const getListLook = endpoint({
  name: "getListLook", summary: "How a person sees a list: what they chose, their saved views and the shared ones.",
  method: "GET", path: "/list-views", access: door,
  input: Schema.Struct({ list: ListName }),
  output: Schema.Struct({ choice: ListChoice, views: Schema.Array(ListView) }),
  failures: [ListClosed]
})

export const postListChoice = endpoint({
  name: "postListChoice", summary: "Keeps how the person who asks sees a list: columns, rows a page, the view it opens with.",
  method: "POST", path: "/list-choices", access: door,
  input: ListChoice,
  output: ListChoice,
  failures: [ListClosed]
})

export const postListView = endpoint({
  name: "postListView", summary: "Saves a view of a list, for the person alone or shared with the shop.",
  method: "POST", path: "/list-views", access: door,
  input: Schema.Struct({ list: ListName, ...ListViewDraft.fields }),
  output: ListView,
  failures: [ListClosed]
})

export const putListView = endpoint({
  name: "putListView", summary: "Saves a view as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT", path: "/list-views/:id", access: door,
  input: Schema.Struct({ id: ListViewId, version: Schema.Int, ...ListViewDraft.fields }),
  output: ListView,
  failures: [ListViewNotFound, ListViewChanged, ListViewNotYours]
})

export const deleteListView = endpoint({
  name: "deleteListView", summary: "Deletes a view; `undoId` takes that back for 24 hours.",
  method: "DELETE", path: "/list-views/:id", access: door,
  input: Schema.Struct({ id: ListViewId }),
  output: Schema.Struct({ undoId: BulkRunId }),
  failures: [ListViewNotFound, ListViewNotYours]
})
