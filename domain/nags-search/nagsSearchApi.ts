import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { access, quoting } from "#domain/access/accessTable.ts"
import { Price } from "#domain/shared/Money.ts"
import { CursorInvalid, pageFields, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { GlassQuery } from "./GlassQuery.ts"
import { NagsNotInSubscription, SearchCharge } from "./SearchCharges.ts"

export const getSearchPrice = endpoint({
  name: "getSearchPrice",
  summary:
    "What a NAGS search would cost now: 0 while the same query of the shop is paid for, `paidUntil` (milliseconds UTC). An empty key asks for any.",
  method: "GET",
  path: "/nags/searches/price",
  access: quoting,
  input: Schema.Struct({
    key: field(
      Schema.String.check(maxLength(300)),
      "The vehicle: year, make, model and body style, joined by bars.",
      "2024|toyota|camry|"
    )
  }),
  output: Schema.Struct({
    isAvailable: field(Schema.Boolean, "Whether the search can be made."),
    amount: field(Price, "What it costs, in cents.", 150),
    paidUntil: field(
      Schema.NullOr(Schema.Int),
      "Until when it costs nothing more, milliseconds since 1970 in UTC; null where it does.",
      null
    )
  }),
  failures: []
})

export const postGlassSearch = endpoint({
  name: "postGlassSearch",
  summary:
    "Searches the glass catalogue by vehicle or part number. Charges the shop once for a query in 24 hours, and nothing for an empty answer; `charged` is in cents.",
  method: "POST",
  path: "/nags/searches",
  access: quoting,
  quota: "searches",
  input: Schema.Struct({ query: field(GlassQuery, "What was looked for.") }),
  output: Schema.Struct({
    parts: field(Schema.Array(GlassPart), "The parts that fit."),
    charged: field(Price, "What was charged for it, in cents.", 150)
  }),
  failures: [NagsNotInSubscription]
})

export const listSearchCharges = endpoint({
  name: "listSearchCharges",
  summary: "One page of the shop's paid NAGS searches, the latest first.",
  method: "GET",
  path: "/nags/searches",
  access: access["/nags"],
  input: Schema.Struct(pageFields),
  output: pageOf(SearchCharge),
  failures: [CursorInvalid]
})
