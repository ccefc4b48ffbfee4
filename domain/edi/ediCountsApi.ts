import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { EdiState } from "./ediStates.ts"

export const getEdiCounts = endpoint({
  name: "getEdiCounts",
  summary: "How many invoices to partners there are in each state.",
  method: "GET",
  path: "/edi-invoices/counts",
  access: access["/invoices"],
  input: Schema.Struct({}),
  output: Schema.Array(
    Schema.Struct({
      state: field(EdiState, "The state.", "ready"),
      count: field(Schema.Int, "How many.", 6)
    })
  ),
  failures: []
})
