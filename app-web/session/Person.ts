import { isRoot } from "#domain/people/mayEnter.ts"
import type { SignedInUser } from "#domain/people/CurrentUser.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"

/** The signed-in person as screens ask about them: `mayEnter(access["/jobs"], person)`. */
export interface Person extends Pick<SignedInUser, "firstName" | "lastName" | "roles" | "features" | "accountActive"> {
  readonly id: string
  readonly isRoot: boolean
  /** Whether the password was given by hand and is to be changed before all else (trust.md §1). */
  readonly mustChangePassword: boolean
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
  profile
})

/** The country of a profile's settings (group Common, key DefaultCountry). */
export const countryOf = ({ tenantSettings }: CurrentProfile): "US" | "CA" =>
  tenantSettings.some(({ group, groupKey, value }) => group === "Common" && groupKey === "DefaultCountry" && value === "CA") ? "CA" : "US"
