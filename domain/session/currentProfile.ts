import { Effect } from "effect"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { CurrentProfile } from "./sessionApi.ts"

/** What the shell needs to draw itself for this person. */
export const currentProfile = Effect.fn("currentProfile")(function*() {
  const asking = yield* CurrentUser
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const user = asking && (yield* (yield* Users).get(asking.id))
  if (!asking || !tenant || !user) return yield* Effect.die("a signed-in person without a user or a shop")
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    roleIds: user.roles,
    features: tenant.features,
    tenantSettings: [{ group: "Common", groupKey: "DefaultCountry", value: tenant.country }],
    defaultLanguage: user.defaultLanguage,
    tenantUniqueId: tenant.tenantUniqueId,
    businessName: tenant.businessName,
    accountActive: tenant.accountActive ? 1 : 0,
    apiVer: "V1",
    imageUrl: ""
  } satisfies CurrentProfile
})
