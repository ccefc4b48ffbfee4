import { Schema } from "effect"
import { Feature } from "#domain/people/Role.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Country } from "#domain/shared/Region.ts"

/** `tenantUniqueId` of the platform's own tenant (spec §3): its users are the root users. */
export const rootTenantUniqueId = "frit-root"

/** Spec §1 editions. */
export const Edition = Schema.Literals(["freeTrial", "payPerLookup", "basic", "premium"])

/** A shop that uses the product. Its prefix is its subdomain; the root tenant's prefix is empty: the base domain. */
export const Tenant = Schema.Struct({
  id: TenantId,
  tenantUniqueId: Schema.String,
  prefix: Schema.String,
  businessName: Schema.String,
  country: Country,
  phoneNumber: Schema.String,
  emailAddress: Schema.String,
  federalTaxId: Schema.String,
  edition: Edition,
  features: Schema.Array(Feature),
  accountActive: Schema.Boolean
})
export type Tenant = typeof Tenant.Type
