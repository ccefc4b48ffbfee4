import { Effect } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId, TenantNotFound } from "./Tenant.ts"
import { Tenants } from "./Tenants.ts"

/** A shop as it stands this moment; the platform's own entry is no shop. */
export const openShop = Effect.fnUntraced(function* (id: TenantId) {
  const tenant = yield* (yield* Tenants).open(id)
  return tenant.tenantUniqueId === rootTenantUniqueId ? yield* new TenantNotFound({ id }) : tenant
})
