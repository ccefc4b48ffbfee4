import { Effect, Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { EdiState } from "./ediStates.ts"

export const getEdiCounts = endpoint({
  name: "getEdiCounts",
  summary: "Returns the number of partner invoices in each state.",
  method: "GET",
  path: "/edi-invoices/counts",
  access: access["/invoices"],
  input: Schema.Struct({}),
  output: Schema.Array(
    Schema.Struct({
      state: field(EdiState, "State of the invoices.", "ready"),
      count: field(Schema.Int, "Number of invoices.", 6),
      creditsOpen: field(Schema.Int, "For credited invoices, how many the partner has yet to reverse.", 0).pipe(
        Schema.withDecodingDefaultKey(Effect.succeed(0))
      )
    })
  ),
  failures: []
})

export const getEdiStrayCount = endpoint({
  name: "getEdiStrayCount",
  summary: "Returns the number of unmatched items from partners that await resolution; at most 200.",
  method: "GET",
  path: "/edi-strays/count",
  access: access["/invoices"],
  input: Schema.Struct({}),
  output: Schema.Struct({ waiting: field(Schema.Int, "Number of unresolved items.", 2) }),
  failures: []
})
