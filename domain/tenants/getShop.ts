import { Effect } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId, TenantNotFound } from "./Tenant.ts"
import { Tenants } from "./Tenants.ts"

/** Returns the current version of a shop. Fails with `TenantNotFound` for the platform's own tenant. */
export const getShop = Effect.fnUntraced(function* (id: TenantId) {
  const tenant = yield* (yield* Tenants).getCurrent(id)
  return tenant.tenantUniqueId === rootTenantUniqueId ? yield* new TenantNotFound({ id }) : tenant
})
