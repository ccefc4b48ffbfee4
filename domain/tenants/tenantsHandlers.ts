import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { closeTenant, deleteTenant, restoreTenant, tenantRecord } from "./closeTenant.ts"
import { getShop } from "./getShop.ts"
import { eventOf } from "./PlatformEvent.ts"
import { Tenants } from "./Tenants.ts"
import { getTenant, listTenants, postApproval, postClosing, postDeletion, postRestoration } from "./tenantsApi.ts"

interface Asked {
  readonly id: TenantId
  readonly version: number
  readonly approved: boolean
}

/**
 * Approves a shop, or withdraws the approval (spec §4). Without it, the shop's users are locked out as with any
 * inactive account.
 */
export const approveTenant = Effect.fn("approveTenant")(function* ({ id, version, approved }: Asked) {
  const tenant = yield* getShop(id)
  const accountActive = approved && tenant.billingStatus === "active"
  return yield* (yield* Tenants).save(
    { ...tenant, version, approved, accountActive },
    yield* eventOf(id, approved ? "approved" : "approvalWithdrawn")
  )
})

export const tenantsHandlers = [
  handle(listTenants, (search) => Tenants.use((tenants) => tenants.list(search))),
  handle(getTenant, tenantRecord),
  handle(postApproval, approveTenant),
  handle(postClosing, closeTenant),
  handle(postRestoration, restoreTenant),
  handle(postDeletion, deleteTenant)
]
