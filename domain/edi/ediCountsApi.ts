import { Effect, Schema } from "effect"
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
      count: field(Schema.Int, "How many.", 6),
      creditsOpen: field(Schema.Int, "Of the credited ones: how many the partner is still to take back.", 0).pipe(
        Schema.withDecodingDefaultKey(Effect.succeed(0))
      )
    })
  ),
  failures: []
})

export const getEdiStrayCount = endpoint({
  name: "getEdiStrayCount",
  summary: "How much of what came from partners has no place and waits to be sorted out; 200 where there is more.",
  method: "GET",
  path: "/edi-strays/count",
  access: access["/invoices"],
  input: Schema.Struct({}),
  output: Schema.Struct({ waiting: field(Schema.Int, "How many wait.", 2) }),
  failures: []
})
