import type { Feature, Role } from "#domain/access/Role.ts"
import type { Person } from "#web/access/Person.ts"

export const everyFeature: ReadonlyArray<Feature> = [
  "BasicReports",
  "CustomReports",
  "FullCRM",
  "VinDecoder",
  "EDI",
  "BusinessPages",
  "WorkRequest"
]

/** A signed-in user with all features, unless specified otherwise. */
export const samplePerson = (
  roles: ReadonlyArray<Role>,
  {
    features = everyFeature,
    accountActive = true,
    mustChangePassword = false,
    mustSetUpSecondStep = false
  }: {
    readonly features?: ReadonlyArray<Feature>
    readonly accountActive?: boolean
    readonly mustChangePassword?: boolean
    readonly mustSetUpSecondStep?: boolean
  } = {}
): Person => {
  const isRoot = roles.some((role) => role.startsWith("root"))
  return {
    id: "x",
    firstName: "A",
    lastName: "B",
    roles,
    features,
    accountActive,
    isRoot,
    mustChangePassword,
    mustSetUpSecondStep
  } as unknown as Person
}
