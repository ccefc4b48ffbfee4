import { Schema } from "effect"
import { access, officeAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { ChoiceLists, ChoiceListsChanged } from "./ChoiceLists.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** Screen texts for the shop's customizable lists. */
    readonly "choice-lists": typeof import("../words/en/screens/choice-lists.json", { with: { type: "json" } })
  }
}

export const getChoiceLists = endpoint({
  name: "getChoiceLists",
  summary: "Returns the lists the shop can customize: payment sources and reasons for lost quotes.",
  method: "GET",
  path: "/choice-lists",
  access: officeAccess,
  input: Schema.Struct({}),
  output: ChoiceLists,
  failures: []
})

export const putChoiceLists = endpoint({
  name: "putChoiceLists",
  summary:
    "Saves the lists as loaded at `version`; returns 409 with the current version if they have changed since. Existing jobs keep their values.",
  method: "PUT",
  path: "/choice-lists",
  access: access["/admin/products"],
  input: ChoiceLists,
  output: ChoiceLists,
  failures: [ChoiceListsChanged]
})
