import { Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { FileId } from "#domain/files/FileId.ts"
import { Feature } from "#domain/people/Role.ts"
import { Address } from "#domain/shared/Address.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { Cents } from "#domain/shared/Money.ts"
import { Country } from "#domain/shared/Region.ts"

/** `tenantUniqueId` of the platform's own tenant (spec §3): its users are the root users. */
export const rootTenantUniqueId = "frit-root"

/** Spec §1 editions. */
export const Edition = Schema.Literals(["freeTrial", "payPerLookup", "basic", "premium"])
export type Edition = typeof Edition.Type

/** What may be subscribed to beside an edition, spec §1. */
export const AddOn = Schema.Literals(["businessPages"])
export type AddOn = typeof AddOn.Type

/** Spec §4: a closed account is kept; it can be restored. */
export const BillingStatus = Schema.Literals(["active", "closed"])

/** A shop that uses the product, spec §3. `version` grows with every save. */
export const Tenant = Schema.Struct({
  id: TenantId,
  version: Schema.Int,
  tenantUniqueId: Schema.String,
  /** Its subdomain, the specification's URL prefix; the root tenant's is empty: the base domain. */
  prefix: Schema.String,
  /** The name over the door. */
  businessName: Schema.String,
  /** The name the company is registered under. */
  companyName: Schema.String,
  country: Country,
  phoneNumber: Schema.String,
  emailAddress: Schema.String,
  website: Schema.String,
  address: Schema.NullOr(Address),
  federalTaxId: Schema.String,
  /** In which it writes to customers who have not chosen one (spec §1). */
  language: DocumentLanguage,
  /** The picture at the head of its papers. */
  logo: Schema.NullOr(FileId),
  edition: Edition,
  addOns: Schema.Array(AddOn),
  /** What edition and add-ons open, written by `subscribed` alone: every call asks for it. */
  features: Schema.Array(Feature),
  createdOn: Day,
  /** "" where there is no free trial. */
  freeTrialEnds: OptionalDay,
  billingStatus: BillingStatus,
  /** "" and null before the first charge. */
  lastChargeOn: OptionalDay,
  lastChargeAmount: Schema.NullOr(Cents),
  /** Root has let it in. */
  approved: Schema.Boolean,
  /** False locks everyone out of all but the dashboard, admin and billing (spec §4); so does a trial that has ended, see `isAccountActive`. */
  accountActive: Schema.Boolean
})
export type Tenant = typeof Tenant.Type

export class TenantNotFound extends Schema.TaggedError<TenantNotFound>()("TenantNotFound", {
  id: TenantId
}, { httpApiStatus: 404 }) {}

/** Somebody changed the shop's entry after it was opened; `current` is what stands now. */
export class TenantChanged extends Schema.TaggedError<TenantChanged>()("TenantChanged", {
  current: Tenant
}, { httpApiStatus: 409 }) {}
