import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { BillingStatus, Edition } from "./Tenant.ts"

/** Which shops the platform's list asks for; `text` is sought anywhere in prefix, names and e-mail, whatever the case. */
export const TenantSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  edition: Schema.optionalKey(Edition),
  billingStatus: Schema.optionalKey(BillingStatus),
  approved: Schema.optionalKey(Schema.Boolean),
  sort: Schema.optionalKey(Schema.Literals(["businessName", "prefix", "createdOn"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type TenantSearch = typeof TenantSearch.Type
