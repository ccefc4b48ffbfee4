import { Effect } from "effect"
import { activeLocations, readPublicPage } from "./readPublicPage.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import type { PublicPageSetting } from "./PublicPageSetting.ts"
import { QuoteClosed } from "./quoteFailures.ts"

/** The settings that apply to a shop's public quote. */
export type QuoteSettings = Pick<
  PublicPageSetting,
  "pricingProfile" | "recipients" | "serviceRadius" | "services" | "defaultJobType" | "payment" | "deposit"
>

/**
 * Loads what the public quote needs: the shop, its settings, and the locations that accept work. Fails with
 * `QuoteClosed` if the page is not active.
 */
export const quoteShop = Effect.gen(function* () {
  const { tenant, setting, state } = yield* readPublicPage
  if (state !== "active" || tenant.tenantUniqueId === rootTenantUniqueId) return yield* new QuoteClosed()
  const locations = yield* activeLocations(tenant)
  if (locations.length === 0) return yield* new QuoteClosed()
  const settings: QuoteSettings = setting
  return { tenant, locations, settings }
})

/** Returns the pricing profile for quotes, or undefined if the shop shows visitors no price. */
export const quoteProfile = Effect.fnUntraced(function* ({ pricingProfile }: QuoteSettings) {
  if (pricingProfile === null) return undefined
  return yield* (yield* PricingProfiles)
    .get(pricingProfile)
    .pipe(Effect.catchTag("PricingProfileNotFound", () => Effect.succeed(undefined)))
})

/** Returns the users notified of a request: the configured ones who are still active, otherwise the shop's owners. */
export const quoteRecipients = Effect.fnUntraced(function* ({ recipients }: QuoteSettings) {
  const people = (yield* (yield* Users).list).filter(({ active }) => active)
  const named = new Set(recipients.map((address) => address.trim().toLowerCase()))
  const told = people.filter(({ emailAddress }) => named.has(emailAddress.trim().toLowerCase()))
  return told.length > 0 ? told : people.filter(({ roles }) => roles.includes("owner"))
})
