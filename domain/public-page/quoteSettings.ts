import { Effect } from "effect"
import { activeLocations, readPublicPage } from "./readPublicPage.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"
import { QuoteClosed } from "./quoteFailures.ts"

/** What the shop's settings say about its public quote. */
export type QuoteSettings = Pick<
  PublicPageSetting,
  "pricingProfile" | "recipients" | "serviceRadius" | "services" | "defaultJobType" | "payment" | "deposit"
>

/**
 * The shop as its public quote answers: the shop itself, its settings, and the locations that take work. Refused where
 * the page is not active.
 */
export const quoteShop = Effect.gen(function* () {
  const { tenant, setting, state } = yield* readPublicPage
  if (state !== "active" || tenant.tenantUniqueId === rootTenantUniqueId) return yield* new QuoteClosed()
  const locations = yield* activeLocations(tenant)
  if (locations.length === 0) return yield* new QuoteClosed()
  const settings: QuoteSettings = setting
  return { tenant, locations, settings }
})

/** The pricing profile of quotes; undefined where the shop gives visitors no price. */
export const quoteProfile = Effect.fnUntraced(function* ({ pricingProfile }: QuoteSettings) {
  if (pricingProfile === null) return undefined
  return yield* (yield* PricingProfiles)
    .get(pricingProfile)
    .pipe(Effect.catchTag("PricingProfileNotFound", () => Effect.succeed(undefined)))
})

/** Whom the shop tells of a request: those of the settings who still work there, else its owners. */
export const quoteRecipients = Effect.fnUntraced(function* ({ recipients }: QuoteSettings) {
  const people = (yield* (yield* Users).list).filter(({ active }) => active)
  const named = new Set(recipients.map((address) => address.trim().toLowerCase()))
  const told = people.filter(({ emailAddress }) => named.has(emailAddress.trim().toLowerCase()))
  return told.length > 0 ? told : people.filter(({ roles }) => roles.includes("owner"))
})
