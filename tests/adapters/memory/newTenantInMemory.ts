import { Effect } from "effect"
import { Shelves } from "#adapters/memory/Shelves.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { freshTenant } from "#tests/contracts/fresh.ts"

/** Puts a shop into the memory's directory. */
export const keepTenantInMemory = (tenant: Tenant) =>
  Shelves.useSync(({ tenants }) => {
    tenants.set(tenant.id, tenant)
  })

/** A shop that nobody has used yet, in the memory's directory. */
export const newTenantInMemory = Effect.suspend(() => {
  const tenant = freshTenant()
  return Effect.as(keepTenantInMemory(tenant), tenant.id)
})
