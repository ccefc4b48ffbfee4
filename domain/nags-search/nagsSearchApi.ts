import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { access, quotingAccess } from "#domain/access/accessTable.ts"
import { Price } from "#domain/shared/Money.ts"
import { CursorInvalid, pageFields, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { GlassQuery } from "./GlassQuery.ts"
import { NagsNotInSubscription, SearchCharge } from "./SearchCharges.ts"

export const getSearchPrice = endpoint({
  name: "getSearchPrice",
  summary:
    "Returns the current price of a NAGS search: 0 until `paidUntil` (milliseconds UTC) if the shop has already paid for the same query. An empty key returns the regular price.",
  method: "GET",
  path: "/nags/searches/price",
  access: quotingAccess,
  input: Schema.Struct({
    key: field(
      Schema.String.check(maxLength(300)),
      "Normalized query: year, make, model, and body style joined by vertical bars, or a part number.",
      "2024|toyota|camry|"
    )
  }),
  output: Schema.Struct({
    isAvailable: field(Schema.Boolean, "Whether NAGS search is included in the shop's subscription."),
    amount: field(Price, "Price of the search, in cents.", 100),
    paidUntil: field(
      Schema.NullOr(Schema.Int),
      "Time until which the query is free, in milliseconds since 1970 UTC; null if it is not.",
      null
    )
  }),
  failures: []
})

export const postGlassSearch = endpoint({
  name: "postGlassSearch",
  summary:
    "Searches the glass catalog by vehicle or part number. Charges the shop at most once per query in 24 hours, and nothing if no parts are found; `charged` is in cents.",
  method: "POST",
  path: "/nags/searches",
  access: quotingAccess,
  quota: "searches",
  input: Schema.Struct({ query: field(GlassQuery, "Search query.") }),
  output: Schema.Struct({
    parts: field(Schema.Array(GlassPart), "Matching parts."),
    charged: field(Price, "Amount charged for this search, in cents.", 100)
  }),
  failures: [NagsNotInSubscription]
})

export const listSearchCharges = endpoint({
  name: "listSearchCharges",
  summary: "Returns a page of the shop's charged NAGS searches, latest first.",
  method: "GET",
  path: "/nags/searches",
  access: access["/nags"],
  input: Schema.Struct(pageFields),
  output: pageOf(SearchCharge),
  failures: [CursorInvalid]
})
