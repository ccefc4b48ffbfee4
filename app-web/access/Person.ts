import { isRoot } from "#domain/access/mayEnter.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"
import { type TenantSetting, defaultCountry, defaultLanguage, twoDocuments } from "#domain/tenants/TenantSettings.ts"
import { isLanguage, type Language } from "#domain/words/languages.ts"

/** The signed-in person as screens ask about them: `mayEnter(access["/jobs"], person)`. */
export interface Person extends Pick<SignedInUser, "firstName" | "lastName" | "roles" | "features" | "accountActive"> {
  readonly id: string
  readonly isRoot: boolean
  /** Whether the password was given by hand and is to be changed before all else (X5). */
  readonly mustChangePassword: boolean
  /** Whether the shop requires a second step that is still to be set up, before all else. */
  readonly mustSetUpSecondStep: boolean
  readonly profile: CurrentProfile
}

/** Reads a person out of the profile, spec §3. */
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

/** The country of a profile's settings (group Common, key DefaultCountry). */
export const countryOf = (profile: CurrentProfile): "US" | "CA" =>
  settingOf(profile, defaultCountry) === "CA" ? "CA" : "US"

/** The language in which the shop writes to customers who have not chosen one. */
export const shopLanguageOf = (profile: CurrentProfile): Language => {
  const language = settingOf(profile, defaultLanguage)
  return isLanguage(language) ? language : "en"
}

/** Whether the shop bills an insured job's invoice as two documents. */
export const isBilledInTwo = (profile: CurrentProfile): boolean => settingOf(profile, twoDocuments) === "true"

const settingOf = (
  { tenantSettings }: CurrentProfile,
  { group, groupKey }: Pick<TenantSetting, "group" | "groupKey">
) => tenantSettings.find((one) => one.group === group && one.groupKey === groupKey)?.value
