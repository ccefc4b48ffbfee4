import { isRoot } from "#domain/access/hasAccess.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"
import { type TenantSetting, defaultCountry, defaultLanguage, splitBilling } from "#domain/tenants/TenantSettings.ts"
import { isLanguage, type Language } from "#domain/words/languages.ts"

/** The current user, in the shape that access checks use: `hasAccess(access["/jobs"], person)`. */
export interface Person extends Pick<SignedInUser, "firstName" | "lastName" | "roles" | "features" | "accountActive"> {
  readonly id: string
  readonly isRoot: boolean
  /** Whether the password was set by an administrator and must be changed first (X5). */
  readonly mustChangePassword: boolean
  /** Whether the shop requires two-step sign-in and the user has yet to set it up. */
  readonly mustSetUpSecondStep: boolean
  readonly profile: CurrentProfile
}

/** Derives the person from their profile, spec §3. */
export const personOf = (profile: CurrentProfile): Person => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  roles: profile.roleIds,
  features: profile.features,
  accountActive: profile.accountActive === 1,
  isRoot: isRoot({ roles: profile.roleIds }),
  mustChangePassword: profile.mustChangePassword,
  mustSetUpSecondStep: profile.mustSetUpSecondStep,
  profile
})

/** Returns the country from a profile's settings (group Common, key DefaultCountry). */
export const countryOf = (profile: CurrentProfile): "US" | "CA" =>
  settingOf(profile, defaultCountry) === "CA" ? "CA" : "US"

/** Returns the language used in messages to customers who have not chosen one. */
export const shopLanguageOf = (profile: CurrentProfile): Language => {
  const language = settingOf(profile, defaultLanguage)
  return isLanguage(language) ? language : "en"
}

/** Returns whether the shop splits the invoice of an insured job into two documents. */
export const isBilledInTwo = (profile: CurrentProfile): boolean => settingOf(profile, splitBilling) === "true"

const settingOf = (
  { tenantSettings }: CurrentProfile,
  { group, groupKey }: Pick<TenantSetting, "group" | "groupKey">
) => tenantSettings.find((one) => one.group === group && one.groupKey === groupKey)?.value
