import { Schema } from "effect"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { DefaultJobType, OfferedService, PagePayment } from "./pageChoices.ts"
import { PageHours, defaultHours } from "./PageHours.ts"

/** Maximum service radius in miles: farther than any van drives for a windshield. */
export const maxMiles = 500

/** Maximum number of people notified of a request. */
export const maxRecipients = 20

/** Maximum number of the shop's own websites that may embed the quote. */
export const maxOrigins = 10

/** Spec §5: "a number only", in whole miles; 0 if the shop offers no mobile service. */
export const ServiceRadius = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: maxMiles }, { message: "serviceRadius.range" })
)

/** Spec §5: at least one, without duplicates. Saving checks that they are users of the shop. */
const Recipients = Schema.Array(EmailAddress).check(
  maxLength(maxRecipients, `tooMany:${maxRecipients}`),
  Schema.makeFilter((addresses: ReadonlyArray<string>) =>
    addresses.length === 0
      ? "recipients.required"
      : new Set(addresses.map((one) => one.trim().toLowerCase())).size < addresses.length
        ? "recipients.twice"
        : undefined
  )
)

/**
 * A site in the form browsers send in `Origin`: `https://www.copperstate.example`, with a port if needed. `http` is
 * accepted only for localhost, for testing.
 */
const Origin = Schema.String.check(
  maxLength(200),
  Schema.makeFilter((text: string) => (isOrigin(text) ? undefined : "origin.invalid"))
)

const isOrigin = (text: string): boolean => {
  const [, scheme, host, port] = /^(https?):\/\/([a-z0-9.-]+)(?::([1-9]\d{0,4}))?$/.exec(text) ?? []
  if (host === undefined || Number(port ?? 443) > 65_535) return false
  if (scheme === "http") return host === "localhost"
  const labels = host.split(".")
  return labels.length > 1 && labels.every(isLabel) && /^[a-z]./.test(labels.at(-1)!)
}

/** A label of a host name, the part between dots (RFC 1123). */
const isLabel = (label: string) => /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith("-") && !label.endsWith("-")

/** Requires a deposit to be at least one dollar, the minimum that card processors accept. */
export const depositRule = Schema.makeFilter(
  ({ payment, deposit }: { readonly payment: PagePayment; readonly deposit: number }) =>
    payment === "none" || deposit >= 100 || { path: ["deposit"], issue: "deposit.range" }
)

/** The public page's quote settings as the owner edits them, spec §3. Amounts in cents, distances in miles. */
export const PublicPageSettingDraft = Schema.Struct({
  isOn: field(Schema.Boolean, "Whether the page is shown to visitors while the shop has the feature."),
  serviceRadius: field(ServiceRadius, "How far the shop travels, in miles; 0 if it offers no mobile service.", 25),
  defaultJobType: field(DefaultJobType, "Job type a quote starts with."),
  services: field(
    Schema.Array(OfferedService).check(Schema.isMinLength(1, { message: "required" })),
    "Services visitors can request; at least one.",
    ["windshieldReplacement", "windshieldRepair", "mobileService"]
  ),
  pricingProfile: field(
    Schema.NullOr(PricingProfileId),
    "Pricing profile for quotes; null to show visitors no price and take appointment requests instead.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  payment: field(PagePayment, "Payment due at booking: none, or a deposit through the shop's card processor."),
  deposit: field(Price, "Deposit in cents; ignored if no deposit is required.", 10000),
  recipients: field(Recipients, "Who is notified of requests: email addresses of active users of the shop.", [
    "ada@example.com"
  ]),
  hours: field(PageHours, "Opening hours, Monday first.", defaultHours),
  embedOrigins: field(
    Schema.Array(Origin).check(
      maxLength(maxOrigins, `tooMany:${maxOrigins}`),
      Schema.makeFilter((origins: ReadonlyArray<string>) => {
        const again = origins.findIndex((one, at) => origins.indexOf(one) < at)
        return again < 0 ? undefined : { path: [again], issue: "origins.twice" }
      })
    ),
    "The shop's own websites that may embed the quote in a frame.",
    ["https://www.copperstate.example"]
  )
}).check(depositRule)
export type PublicPageSettingDraft = typeof PublicPageSettingDraft.Type

/** The stored settings. `version` is incremented on every save and is 0 before the first one. */
export const PublicPageSetting = Schema.Struct({
  version: versionField,
  ...PublicPageSettingDraft.fields,
  recipients: field(
    Schema.Array(Schema.String).check(maxLength(maxRecipients)),
    "Who is notified of requests: email addresses of users of the shop; empty before the first save.",
    ["ada@example.com"]
  )
})
export type PublicPageSetting = typeof PublicPageSetting.Type

/** Defaults, used until the shop saves its own settings. The page is off. */
export const defaultSetting: PublicPageSetting = {
  version: 0,
  isOn: false,
  serviceRadius: 25,
  defaultJobType: "windshieldGlass",
  services: ["windshieldReplacement", "doorGlass", "backGlass", "windshieldRepair", "mobileService"],
  pricingProfile: null,
  payment: "none",
  deposit: 10000,
  recipients: [],
  hours: defaultHours,
  embedOrigins: []
}

/** The settings were saved by someone else after they were loaded. `current` is the current version. */
export class PublicPageSettingChanged extends Schema.TaggedError<PublicPageSettingChanged>()(
  "PublicPageSettingChanged",
  { current: field(PublicPageSetting, "The current version.") },
  { httpApiStatus: 409 }
) {}

/** Some addresses belong to no active user of the shop (spec §5). */
export class RecipientsUnknown extends Schema.TaggedError<RecipientsUnknown>()(
  "RecipientsUnknown",
  {
    recipients: field(Schema.Array(Schema.String), "Addresses that belong to no active user of the shop.", [
      "ada@example.com"
    ])
  },
  { httpApiStatus: 422 }
) {}
