import { Effect } from "effect"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { freshTenant } from "#tests/contracts/fresh.ts"

/** Adds a shop to the in-memory directory. */
export const addTenantInMemory = (tenant: Tenant) =>
  MemoryTables.useSync(({ tenants }) => {
    tenants.set(tenant.id, tenant)
  })

/** A new, unused shop in the in-memory directory. */
export const newTenantInMemory = Effect.suspend(() => {
  const tenant = freshTenant()
  return Effect.as(addTenantInMemory(tenant), tenant.id)
})
