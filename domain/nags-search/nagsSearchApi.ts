import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { access, quoting } from "#domain/people/access.ts"
import { Price } from "#domain/shared/Money.ts"
import { pageFields, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { GlassQuery } from "./GlassQuery.ts"
import { NagsNotInSubscription, SearchCharge } from "./SearchCharge.ts"

export const getSearchPrice = endpoint({
  name: "getSearchPrice", summary: "What a NAGS search would cost now: 0 while the same query of the shop is paid for, `paidUntil` (milliseconds UTC). An empty key asks for any.",
  method: "GET", path: "/nags/searches/price", access: quoting,
  input: Schema.Struct({ key: Schema.String.check(maxLength(300)) }),
  output: Schema.Struct({ isAvailable: Schema.Boolean, amount: Price, paidUntil: Schema.NullOr(Schema.Int) }),
  failures: []
})

export const postGlassSearch = endpoint({
  name: "postGlassSearch", summary: "Searches the glass catalogue by vehicle or part number. Charges the shop once for a query in 24 hours, and nothing for an empty answer; `charged` is in cents.",
  method: "POST", path: "/nags/searches", access: quoting, quota: "searches",
  input: Schema.Struct({ query: GlassQuery }),
  output: Schema.Struct({ parts: Schema.Array(GlassPart), charged: Price }),
  failures: [NagsNotInSubscription]
})

export const listSearchCharges = endpoint({
  name: "listSearchCharges", summary: "One page of the shop's paid NAGS searches, the latest first.",
  method: "GET", path: "/nags/searches", access: access["/nags"],
  input: Schema.Struct(pageFields),
  output: pageOf(SearchCharge),
  failures: []
})
