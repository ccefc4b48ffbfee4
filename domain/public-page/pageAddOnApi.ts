import { Schema } from "effect"
import { pageOffice, pageSubscriber } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** How the shop has the public page: what it costs, and until when. */
export const PageAddOn = Schema.Struct({
  isFree: field(Schema.Boolean, "Whether it costs nothing besides the plan."),
  periodEnds: field(Day, "The last day of the billing period: until then it stays when it is cancelled.", "2026-12-04"),
  ends: field(OptionalDay, "The last day of the page once it was cancelled; empty while it is not.", "")
})
export type PageAddOn = typeof PageAddOn.Type

const nothing = Schema.Struct({})

export const getPageAddOn = endpoint({
  name: "getPageAddOn",
  summary: "How the shop has the public page, and until when.",
  method: "GET",
  path: "/public-page/add-on",
  access: pageOffice,
  input: nothing,
  output: PageAddOn,
  failures: []
})

export const postPageCancellation = endpoint({
  name: "postPageCancellation",
  summary: "Cancels the public page: it stays until the end of the billing period. Cancelled twice, it ends but once.",
  method: "POST",
  path: "/public-page/add-on/cancellation",
  access: pageSubscriber,
  input: nothing,
  output: PageAddOn,
  failures: []
})

export const postPageReactivation = endpoint({
  name: "postPageReactivation",
  summary: "Takes the cancellation of the public page back, as long as the page is there.",
  method: "POST",
  path: "/public-page/add-on/reactivation",
  access: pageSubscriber,
  input: nothing,
  output: PageAddOn,
  failures: []
})
