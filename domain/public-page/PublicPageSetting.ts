import { Schema } from "effect"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { DefaultJobType, OfferedService, PagePayment } from "./pageChoices.ts"
import { PageHours, usualHours } from "./PageHours.ts"

/** Farther than any van drives for a windshield, in miles. */
export const mostMiles = 500

/** How many people hear of a request at most. */
export const mostRecipients = 20

/** How many sites of its own a shop may show its quote on. */
export const mostOrigins = 10

/** Spec §5: "a number only", in whole miles; 0 where nobody drives out. */
export const ServiceRadius = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: mostMiles }, { message: "serviceRadius.range" })
)

/** Spec §5: at least one, each once. Whether they are users of the shop is asked when they are saved. */
const Recipients = Schema.Array(EmailAddress).check(
  maxLength(mostRecipients, `tooMany:${mostRecipients}`),
  Schema.makeFilter((addresses: ReadonlyArray<string>) =>
    addresses.length === 0
      ? "recipients.required"
      : new Set(addresses.map((one) => one.trim().toLowerCase())).size < addresses.length
        ? "recipients.twice"
        : undefined
  )
)

/**
 * A site as browsers name it in `Origin`: `https://www.copperstate.example`, with a port where it has one. A page on
 * one's own machine, to try it out, may do without TLS.
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

/** A part of a host name between dots (RFC 1123). */
const isLabel = (label: string) => /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith("-") && !label.endsWith("-")

/** A deposit that is asked for is a dollar at least: no processor takes less. */
export const depositRule = Schema.makeFilter(
  ({ payment, deposit }: { readonly payment: PagePayment; readonly deposit: number }) =>
    payment === "none" || deposit >= 100 || { path: ["deposit"], issue: "deposit.range" }
)

/** What an owner says of the quotes of the public page, spec §3. Money in cents, distances in miles. */
export const PublicPageSettingDraft = Schema.Struct({
  isOn: field(Schema.Boolean, "Whether the page is shown to visitors, as long as the shop has the feature."),
  serviceRadius: field(ServiceRadius, "How far the shop drives out, in miles; 0 for not at all.", 25),
  defaultJobType: field(DefaultJobType, "What a quote begins with."),
  services: field(
    Schema.Array(OfferedService).check(Schema.isMinLength(1, { message: "required" })),
    "What visitors may ask for; at least one.",
    ["windshieldReplacement", "windshieldRepair", "mobileService"]
  ),
  pricingProfile: field(
    Schema.NullOr(PricingProfileId),
    "The pricing profile of quotes; null where visitors are given no price and ask for an appointment.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  payment: field(PagePayment, "What is paid at booking: nothing, or a deposit by the shop's card processor."),
  deposit: field(Price, "The deposit in cents; it counts only where one is asked for.", 10000),
  recipients: field(Recipients, "Who hears of requests: e-mail addresses of active users of the shop.", [
    "ada@example.com"
  ]),
  hours: field(PageHours, "When the shop is open, Monday first.", usualHours),
  embedOrigins: field(
    Schema.Array(Origin).check(
      maxLength(mostOrigins, `tooMany:${mostOrigins}`),
      Schema.makeFilter((origins: ReadonlyArray<string>) => {
        const again = origins.findIndex((one, at) => origins.indexOf(one) < at)
        return again < 0 ? undefined : { path: [again], issue: "origins.twice" }
      })
    ),
    "The shop's own sites that may show the quote in a frame.",
    ["https://www.copperstate.example"]
  )
}).check(depositRule)
export type PublicPageSettingDraft = typeof PublicPageSettingDraft.Type

/** The same as kept; `version` grows with every save and is 0 where nobody has saved it. */
export const PublicPageSetting = Schema.Struct({
  version: versionField,
  ...PublicPageSettingDraft.fields,
  recipients: field(
    Schema.Array(Schema.String).check(maxLength(mostRecipients)),
    "Who hears of requests: e-mail addresses of users of the shop; none before the first save.",
    ["ada@example.com"]
  )
})
export type PublicPageSetting = typeof PublicPageSetting.Type

/** What stands where a shop has said nothing: nothing is shown yet. */
export const usualSetting: PublicPageSetting = {
  version: 0,
  isOn: false,
  serviceRadius: 25,
  defaultJobType: "windshieldGlass",
  services: ["windshieldReplacement", "doorGlass", "backGlass", "windshieldRepair", "mobileService"],
  pricingProfile: null,
  payment: "none",
  deposit: 10000,
  recipients: [],
  hours: usualHours,
  embedOrigins: []
}

/** Somebody saved the settings after they were opened; `current` is what stands now. */
export class PublicPageSettingChanged extends Schema.TaggedError<PublicPageSettingChanged>()(
  "PublicPageSettingChanged",
  { current: field(PublicPageSetting, "What stands now.") },
  { httpApiStatus: 409 }
) {}

/** These addresses belong to no active user of the shop (spec §5). */
export class RecipientsUnknown extends Schema.TaggedError<RecipientsUnknown>()(
  "RecipientsUnknown",
  {
    recipients: field(Schema.Array(Schema.String), "The addresses that belong to no active user of the shop.", [
      "ada@example.com"
    ])
  },
  { httpApiStatus: 422 }
) {}
