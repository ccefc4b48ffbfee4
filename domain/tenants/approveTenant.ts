import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { rootTenantUniqueId, TenantNotFound } from "./Tenant.ts"
import { Tenants } from "./Tenants.ts"

interface Asked {
  readonly id: TenantId
  readonly version: number
  readonly approved: boolean
}

/** Lets a shop in, or shuts it out (spec §4): its people are then locked out as with any account that is not active. */
export const approveTenant = Effect.fn("approveTenant")(function*({ id, version, approved }: Asked) {
  const tenants = yield* Tenants
  const tenant = yield* tenants.open(id)
  if (tenant.tenantUniqueId === rootTenantUniqueId) return yield* new TenantNotFound({ id })
  const by = yield* CurrentUser
  if (by === undefined) return yield* Effect.die("nobody approves")
  const accountActive = approved && tenant.billingStatus === "active"
  return yield* tenants.save({ ...tenant, version, approved, accountActive }, {
    id: yield* (yield* NewId).next,
    at: yield* Clock.currentTimeMillis,
    tenantId: id,
    deed: approved ? "approved" : "approvalWithdrawn",
    byUserId: by.id,
    byName: `${by.firstName} ${by.lastName}`
  })
})
