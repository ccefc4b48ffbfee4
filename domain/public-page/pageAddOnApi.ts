import { Schema } from "effect"
import { pageAdminAccess, pageSubscriptionAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** The shop's public page subscription: whether it is included in the plan, and when it ends. */
export const PageAddOn = Schema.Struct({
  isFree: field(Schema.Boolean, "Whether the page is included in the plan at no extra cost."),
  periodEnds: field(
    Day,
    "Last day of the billing period, through which a canceled page stays available.",
    "2026-12-04"
  ),
  ends: field(OptionalDay, "Last day of the page after cancellation; empty if not canceled.", "")
})
export type PageAddOn = typeof PageAddOn.Type

const nothing = Schema.Struct({})

export const getPageAddOn = endpoint({
  name: "getPageAddOn",
  summary: "Returns the shop's public page subscription.",
  method: "GET",
  path: "/public-page/add-on",
  access: pageAdminAccess,
  input: nothing,
  output: PageAddOn,
  failures: []
})

export const postPageCancellation = endpoint({
  name: "postPageCancellation",
  summary: "Cancels the public page at the end of the billing period. Idempotent: canceling again has no effect.",
  method: "POST",
  path: "/public-page/add-on/cancellation",
  access: pageSubscriptionAccess,
  input: nothing,
  output: PageAddOn,
  failures: []
})

export const postPageReactivation = endpoint({
  name: "postPageReactivation",
  summary: "Undoes the cancellation of the public page while the page is still available.",
  method: "POST",
  path: "/public-page/add-on/reactivation",
  access: pageSubscriptionAccess,
  input: nothing,
  output: PageAddOn,
  failures: []
})
