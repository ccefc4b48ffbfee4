import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { BillingStatus, Edition } from "./Tenant.ts"

/**
 * Which shops the platform's list asks for; `text` is sought anywhere in prefix, names and e-mail, whatever the case.
 */
export const TenantSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for: beginnings and parts of names, numbers, e-mail addresses.",
    "moreno"
  ),
  edition: field(Schema.optionalKey(Edition), "The shop's plan."),
  billingStatus: field(Schema.optionalKey(BillingStatus), "Whether the account is open."),
  approved: field(Schema.optionalKey(Schema.Boolean), "Whether the platform has approved the shop."),
  sort: field(Schema.optionalKey(Schema.Literals(["businessName", "prefix", "createdOn"])), "The column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type TenantSearch = typeof TenantSearch.Type
