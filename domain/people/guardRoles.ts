import { Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { type Role, rolesGrantableBy, topRole } from "#domain/access/Role.ts"
import type { User } from "./User.ts"
import { LastOwner, RoleNotGrantable, UserNotFound } from "./userFailures.ts"
import { Users } from "./Users.ts"

const isPlatform = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return tenant?.tenantUniqueId === rootTenantUniqueId
})

/**
 * Rejects the request with `RoleNotGrantable` if the current user may not grant all of these roles. For example, an
 * admin has no power over an owner, nor over an owner's password.
 */
export const guardRoles = Effect.fn("guardRoles")(function* (roles: ReadonlyArray<Role>) {
  const grantable = rolesGrantableBy((yield* CurrentUser)?.roles ?? [], yield* isPlatform)
  if (!roles.every((role) => grantable.includes(role))) return yield* new RoleNotGrantable()
})

/** Returns the user if the current user may grant all their roles. */
export const requireManageableUser = Effect.fn("requireManageableUser")(function* (id: UserId) {
  const user = yield* (yield* Users).get(id)
  if (user === undefined) return yield* new UserNotFound({ id })
  yield* guardRoles(user.roles)
  return user
})

/** Rejects removing the last active owner (on the platform: the last root). Concurrent removals wait for each other. */
export const guardLastOwner = Effect.fn("guardLastOwner")(function* (
  before: User,
  after: Pick<User, "roles" | "active">
) {
  const top = topRole(yield* isPlatform)
  if (!before.active || !before.roles.includes(top) || (after.active && after.roles.includes(top))) return
  const others = (yield* (yield* Users).lockActiveWithRole(top)).filter((id) => id !== before.id)
  if (others.length === 0) return yield* new LastOwner()
})
