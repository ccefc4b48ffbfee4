import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { EdiStray, EdiStrayId, EdiStrayNotFound, StraySettlement } from "./EdiStray.ts"

const desk = access["/invoices"]
const id = field(EdiStrayId, "Its id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

export const listEdiStrays = endpoint({
  name: "listEdiStrays",
  summary:
    "What came from partners and has no place: files that cannot be read, and money that belongs to no invoice. Those that wait, the oldest first, or those that were sorted out, the latest first; 200 at most.",
  method: "GET",
  path: "/edi-strays",
  access: desk,
  input: Schema.Struct({
    state: field(Schema.Literals(["waiting", "settled"]), "Those that wait, or those that were sorted out.")
  }),
  output: Schema.Array(EdiStray),
  failures: []
})

export const getEdiStrayFile = endpoint({
  name: "getEdiStrayFile",
  summary: "A file of a partner's that cannot be read, letter for letter.",
  method: "GET",
  path: "/edi-strays/:id/file",
  access: desk,
  input: Schema.Struct({ id }),
  output: Content,
  produces: ["text/plain"],
  failures: [EdiStrayNotFound]
})

export const postStraySettlement = endpoint({
  name: "postStraySettlement",
  summary: "Says how something without a place was sorted out. Sent again it changes nothing.",
  method: "POST",
  path: "/edi-strays/:id/settlement",
  access: desk,
  input: Schema.Struct({ id, note: StraySettlement.fields.note }),
  output: EdiStray,
  failures: [EdiStrayNotFound]
})
