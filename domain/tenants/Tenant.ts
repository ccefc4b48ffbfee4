import { Effect, Schema } from "effect"
import { Feature } from "#domain/access/Role.ts"
import { FileId } from "#domain/files/FileId.ts"
import { Address, Country } from "#domain/shared/Address.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Day, OptionalDay } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

/** `tenantUniqueId` of the platform's own tenant (spec §3), whose users are the root users. */
export const rootTenantUniqueId = "frit-root"

/** Editions of spec §1. */
export const Edition = Schema.Literals(["freeTrial", "payPerLookup", "basic", "premium"])
export type Edition = typeof Edition.Type

/** Add-ons that can be subscribed to besides an edition, spec §1. */
export const AddOn = Schema.Literals(["businessPages"])
export type AddOn = typeof AddOn.Type

/** Status of a shop's account. Per spec §4, a closed account is retained and can be restored. */
export const BillingStatus = Schema.Literals(["active", "closed"])

/** A shop that uses the product, spec §3. `version` is incremented on every save. */
export const Tenant = Schema.Struct({
  id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  tenantUniqueId: field(Schema.String, "Platform-wide id of the shop.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /**
   * The shop's subdomain, called URL prefix in the specification; empty for the root tenant, which uses the base
   * domain.
   */
  prefix: field(Schema.String, "Subdomain of the shop.", "copper-state"),
  /** The name customers know. */
  businessName: field(Schema.String, "Name of the shop on documents.", "Copper State Auto Glass"),
  /** The registered legal name. */
  companyName: field(Schema.String, "Legal name of the company.", "Copper State Auto Glass LLC"),
  country: field(Country, "ISO 3166 country code."),
  phoneNumber: field(Schema.String, "Phone number as typed.", "480-555-0142"),
  emailAddress: field(Schema.String, "Email address.", "ada@example.com"),
  website: field(Schema.String, "Website.", "https://example.com"),
  address: field(Schema.NullOr(Address), "Address; null if unknown."),
  federalTaxId: field(Schema.String, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  /** Used for customers who have not chosen one (spec §1). */
  language: field(DocumentLanguage, "Default language for customers."),
  /** Shown at the top of the shop's documents. */
  logo: field(
    Schema.NullOr(FileId),
    "File id of the shop's logo; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  edition: field(Edition, "The shop's plan."),
  addOns: field(Schema.Array(AddOn), "Add-ons of the plan."),
  /** Spec §4: a canceled page stays online until this day. Empty if not canceled. */
  pageEnds: field(OptionalDay, "Last day of the public page after cancellation; empty if not canceled.", "").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  ),
  /** Features of the edition and add-ons, set only by `subscribed`. Use `availableFeatures` for those available now. */
  features: field(Schema.Array(Feature), "Features included in the shop's plan."),
  createdOn: field(Day, "Day the shop was created.", "2026-01-15"),
  /** Empty if there is no free trial. */
  freeTrialEnds: field(OptionalDay, "Last day of the free trial; empty if none.", ""),
  billingStatus: field(BillingStatus, "Status of the account."),
  /** Empty while it is open. */
  closedOn: field(OptionalDay, "Day the account was closed; empty while it is open.", ""),
  /** Empty and null before the first charge. */
  lastChargeOn: field(OptionalDay, "Day of the last charge; empty before the first.", "2026-11-01"),
  lastChargeAmount: field(Schema.NullOr(Cents), "Amount of the last charge in cents; null before the first.", 19900),
  /** Approved by root. */
  approved: field(Schema.Boolean, "Whether the shop is approved."),
  /**
   * If false, everyone is locked out of everything but the dashboard, admin and billing (spec §4). A trial that has
   * ended has the same effect; see `isAccountActive`.
   */
  accountActive: field(Schema.Boolean, "Whether the shop's account is active.")
})
export type Tenant = typeof Tenant.Type

export class TenantNotFound extends Schema.TaggedError<TenantNotFound>()(
  "TenantNotFound",
  {
    id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The shop was changed after it was opened; `current` is the current version. */
export class TenantChanged extends Schema.TaggedError<TenantChanged>()(
  "TenantChanged",
  {
    current: field(Tenant, "Current version.")
  },
  { httpApiStatus: 409 }
) {}

/**
 * Filters for listing the platform's shops. `text` matches anywhere in prefix, names and email address, ignoring case.
 */
export const TenantSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Text to search for in the prefix, names and email address.",
    "copper"
  ),
  edition: field(Schema.optionalKey(Edition), "Filter by plan."),
  billingStatus: field(Schema.optionalKey(BillingStatus), "Filter by account status."),
  approved: field(Schema.optionalKey(Schema.Boolean), "Filter by approval."),
  sort: field(Schema.optionalKey(Schema.Literals(["businessName", "prefix", "createdOn"])), "Sort column."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type TenantSearch = typeof TenantSearch.Type
