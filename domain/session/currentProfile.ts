import { Clock, Effect } from "effect"
import { imageUrl } from "#domain/account/imageUrl.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { isAccountActive, openFeatures } from "#domain/tenants/plans.ts"
import { settingsOf } from "#domain/tenants/TenantSettings.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { CurrentProfile } from "./sessionApi.ts"

/** What the shell needs to draw itself for this person. */
export const currentProfile = Effect.fn("currentProfile")(function* () {
  const asking = yield* CurrentUser
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const user = asking && (yield* (yield* Users).get(asking.id))
  if (!asking || !tenant || !user) return yield* Effect.die("a signed-in person without a user or a shop")
  const now = yield* Clock.currentTimeMillis
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    roleIds: user.roles,
    features: openFeatures(tenant, now),
    tenantSettings: yield* settingsOf(tenant),
    defaultLanguage: user.defaultLanguage,
    tenantUniqueId: tenant.tenantUniqueId,
    businessName: tenant.businessName,
    approved: tenant.approved,
    accountActive: isAccountActive(tenant, now) ? 1 : 0,
    defaultLocationKey: user.defaultLocationKey,
    assignedLocations: user.assignedLocations,
    mustChangePassword: user.mustChangePassword,
    mustSetUpSecondStep: asking.mustSetUpSecondStep === true,
    apiVer: "V1",
    imageUrl: imageUrl(user)
  } satisfies CurrentProfile
})
