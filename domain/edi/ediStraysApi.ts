import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { UnmatchedItem, EdiStrayId, EdiStrayNotFound, UnmatchedResolution } from "./UnmatchedItem.ts"

const accessRule = access["/invoices"]
const id = field(EdiStrayId, "Id of the item.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

export const listEdiStrays = endpoint({
  name: "listEdiStrays",
  summary:
    "Lists unmatched items from partners: unreadable files, and money that belongs to no invoice. Unresolved items oldest first, or resolved ones latest first; at most 200.",
  method: "GET",
  path: "/edi-strays",
  access: accessRule,
  input: Schema.Struct({
    state: field(Schema.Literals(["waiting", "settled"]), "Unresolved or resolved items.")
  }),
  output: Schema.Array(UnmatchedItem),
  failures: []
})

export const getEdiStrayFile = endpoint({
  name: "getEdiStrayFile",
  summary: "Returns a partner's unreadable file verbatim.",
  method: "GET",
  path: "/edi-strays/:id/file",
  access: accessRule,
  input: Schema.Struct({ id }),
  output: Content,
  produces: ["text/plain"],
  failures: [EdiStrayNotFound]
})

export const postStraySettlement = endpoint({
  name: "postStraySettlement",
  summary: "Records how an unmatched item was resolved. Idempotent: retrying has no effect.",
  method: "POST",
  path: "/edi-strays/:id/settlement",
  access: accessRule,
  input: Schema.Struct({ id, note: UnmatchedResolution.fields.note }),
  output: UnmatchedItem,
  failures: [EdiStrayNotFound]
})
