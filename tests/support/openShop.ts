import { Effect } from "effect"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { Role } from "#domain/access/Role.ts"
import { Users } from "#domain/people/Users.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { type Tenant, rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { freshTenant, freshUser, withTenant } from "../contracts/fresh.ts"
import { password } from "./apiClient.ts"

/** Creates a shop with one location and one user for each given role. */
export const openShop = (roles: ReadonlyArray<Role>, changes: Partial<Tenant> = {}) =>
  Effect.gen(function* () {
    const tenant = freshTenant(changes)
    yield* addTenant(tenant)
    const passwordHash = yield* (yield* Passwords).hash(password)
    const users = roles.map((role) => freshUser({ roles: [role] }))
    const location = new Location({ id: LocationId.make(crypto.randomUUID()), version: 1, ...sampleLocation })
    yield* Effect.gen(function* () {
      for (const user of users) yield* (yield* Users).save(user, passwordHash)
      yield* (yield* Locations).add(location)
    }).pipe(withTenant(tenant.id))
    return { tenant, users, location, prefix: tenant.prefix }
  }).pipe(Effect.orDie)

/** Creates the platform tenant unless it exists. */
export const openPlatform = addTenant({ ...freshTenant(), tenantUniqueId: rootTenantUniqueId, prefix: "" }).pipe(
  Effect.catchDefect(() => Effect.void)
)
