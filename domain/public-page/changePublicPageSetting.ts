import { Effect } from "effect"
import { Users } from "#domain/people/Users.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { settingStore } from "./publicPageStore.ts"
import { type PublicPageSetting, PublicPageSettingChanged, RecipientsUnknown } from "./PublicPageSetting.ts"

/**
 * Saves the quote settings if they are still at `version`; of two concurrent saves only one succeeds. Recipients must
 * be active users of the shop, and the pricing profile must exist.
 */
export const changePublicPageSetting = Effect.fn("changePublicPageSetting")(function* (typed: PublicPageSetting) {
  const { value, text } = yield* settingStore.find
  if (value.version !== typed.version) return yield* new PublicPageSettingChanged({ current: value })
  const recipients = yield* usersWith(typed.recipients)
  if (typed.pricingProfile !== null) yield* (yield* PricingProfiles).get(typed.pricingProfile)
  const next: PublicPageSetting = { ...typed, recipients, version: typed.version + 1 }
  return (yield* settingStore.replace(next, text))
    ? next
    : yield* new PublicPageSettingChanged({ current: (yield* settingStore.find).value })
})

/** Returns the addresses as stored on the shop's users. */
const usersWith = Effect.fnUntraced(function* (typed: ReadonlyArray<string>) {
  const active = (yield* (yield* Users).list).filter(({ active: isActive }) => isActive)
  const known = new Map(active.map(({ emailAddress }) => [emailAddress.trim().toLowerCase(), emailAddress]))
  const found = typed.map((address) => known.get(address.trim().toLowerCase()))
  const unknown = typed.filter((_, at) => found[at] === undefined)
  if (unknown.length > 0) return yield* new RecipientsUnknown({ recipients: unknown })
  return found.filter((address) => address !== undefined)
})
