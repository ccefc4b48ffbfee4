import { Effect } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { eventOf } from "./eventOf.ts"
import { openShop } from "./openShop.ts"
import { Tenants } from "./Tenants.ts"

interface Asked {
  readonly id: TenantId
  readonly version: number
  readonly approved: boolean
}

/** Lets a shop in, or shuts it out (spec §4): its people are then locked out as with any account that is not active. */
export const approveTenant = Effect.fn("approveTenant")(function* ({ id, version, approved }: Asked) {
  const tenant = yield* openShop(id)
  const accountActive = approved && tenant.billingStatus === "active"
  return yield* (yield* Tenants).save(
    { ...tenant, version, approved, accountActive },
    yield* eventOf(id, approved ? "approved" : "approvalWithdrawn")
  )
})
