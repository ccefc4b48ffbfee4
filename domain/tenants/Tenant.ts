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
  id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  tenantUniqueId: field(Schema.String, "The shop's id on the whole platform.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** Its subdomain, the specification's URL prefix; the root tenant's is empty: the base domain. */
  prefix: field(Schema.String, "What stands before the platform's name in the shop's address.", "copper-state"),
  /** The name over the door. */
  businessName: field(Schema.String, "The shop's name on papers.", "Copper State Auto Glass"),
  /** The name the company is registered under. */
  companyName: field(Schema.String, "The company behind it.", "Copper State Auto Glass LLC"),
  country: field(Country, "The country, ISO 3166."),
  phoneNumber: field(Schema.String, "Phone number as it was typed.", "480-555-0142"),
  emailAddress: field(Schema.String, "E-mail address.", "ada@example.com"),
  website: field(Schema.String, "The website.", "https://example.com"),
  address: field(Schema.NullOr(Address), "The address; null where none is known."),
  federalTaxId: field(Schema.String, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  /** In which it writes to customers who have not chosen one (spec §1). */
  language: field(DocumentLanguage, "The language."),
  /** The picture at the head of its papers. */
  logo: field(
    Schema.NullOr(FileId),
    "The shop's logo, by its file; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  edition: field(Edition, "The shop's plan."),
  addOns: field(Schema.Array(AddOn), "What was bought besides the plan."),
  /** Spec §4: a cancelled page stays until then. "" while it is not cancelled. */
  pageEnds: field(
    OptionalDay,
    "The last day of the public page once it was cancelled, empty while it is not.",
    ""
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** What edition and add-ons open, written by `subscribed` alone; of it, `openFeatures` tells what is open now. */
  features: field(Schema.Array(Feature), "What the shop's plan lets it do."),
  createdOn: field(Day, "Since when it is there.", "2026-01-15"),
  /** "" where there is no free trial. */
  freeTrialEnds: field(OptionalDay, "The last day of the free trial, empty without one.", ""),
  billingStatus: field(BillingStatus, "Whether the account is open."),
  /** "" while it is open. */
  closedOn: field(OptionalDay, "When its account was closed, empty while it is open.", ""),
  /** "" and null before the first charge. */
  lastChargeOn: field(OptionalDay, "When it was last charged, empty before.", "2026-11-01"),
  lastChargeAmount: field(Schema.NullOr(Cents), "What was charged then, in cents; null before.", 19900),
  /** Root has let it in. */
  approved: field(Schema.Boolean, "Whether the platform has approved the shop."),
  /**
   * False locks everyone out of all but the dashboard, admin and billing (spec §4); so does a trial that has ended, see
   * `isAccountActive`.
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

/** Somebody changed the shop's entry after it was opened; `current` is what stands now. */
export class TenantChanged extends Schema.TaggedError<TenantChanged>()(
  "TenantChanged",
  {
    current: field(Tenant, "What stands now.")
  },
  { httpApiStatus: 409 }
) {}

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
