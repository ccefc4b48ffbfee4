import { Schema } from "effect"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { ChoiceLists, ChoiceListsChanged } from "./ChoiceLists.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** What screens say of the shop's own lists. */
    readonly "choice-lists": typeof import("../words/en/screens/choice-lists.json", { with: { type: "json" } })
  }
}

export const getChoiceLists = endpoint({
  name: "getChoiceLists",
  summary: "The lists that the shop makes its own: payment sources and reasons for a lost quote.",
  method: "GET",
  path: "/choice-lists",
  access: jobOffice,
  input: Schema.Struct({}),
  output: ChoiceLists,
  failures: []
})

export const putChoiceLists = endpoint({
  name: "putChoiceLists",
  summary:
    "Saves the lists as opened at `version`; a newer one is answered with 409 and what stands now. Jobs keep what they have.",
  method: "PUT",
  path: "/choice-lists",
  access: access["/admin/products"],
  input: ChoiceLists,
  output: ChoiceLists,
  failures: [ChoiceListsChanged]
})
