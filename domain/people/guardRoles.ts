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
 * Refuses whoever asks for power over roles that are not theirs to give: an admin has none over an owner, nor over an
 * owner's password.
 */
export const guardRoles = Effect.fn("guardRoles")(function* (roles: ReadonlyArray<Role>) {
  const grantable = rolesGrantableBy((yield* CurrentUser)?.roles ?? [], yield* isPlatform)
  if (!roles.every((role) => grantable.includes(role))) return yield* new RoleNotGrantable()
})

/** The person of that id, where whoever asks has power over all they are. */
export const governedUser = Effect.fn("governedUser")(function* (id: UserId) {
  const user = yield* (yield* Users).get(id)
  if (user === undefined) return yield* new UserNotFound({ id })
  yield* guardRoles(user.roles)
  return user
})

/**
 * Refuses to take away the last active owner (on the platform: root); who takes away another at the same moment waits.
 */
export const guardLastOwner = Effect.fn("guardLastOwner")(function* (
  before: User,
  after: Pick<User, "roles" | "active">
) {
  const top = topRole(yield* isPlatform)
  if (!before.active || !before.roles.includes(top) || (after.active && after.roles.includes(top))) return
  const others = (yield* (yield* Users).activeWith(top)).filter((id) => id !== before.id)
  if (others.length === 0) return yield* new LastOwner()
})
