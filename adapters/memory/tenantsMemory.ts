import { Effect, Layer } from "effect"
import type { PlatformEvent } from "#domain/tenants/PlatformEvent.ts"
import { type Tenant, TenantChanged, TenantNotFound, type TenantSearch } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { contains, pageIn, sorted } from "./lists.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory directory of shops, initially containing the given ones. */
export const tenantsMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.effect(
    Tenants,
    Effect.gen(function* () {
      const { tenants } = yield* MemoryTables
      for (const shop of shops) tenants.set(shop.id, shop)
      const noted: Array<PlatformEvent> = []
      const open = Effect.fnUntraced(function* (id: Tenant["id"]) {
        return tenants.get(id) ?? (yield* new TenantNotFound({ id }))
      })
      return Tenants.of({
        byPrefix: (prefix) => Effect.sync(() => [...tenants.values()].find((tenant) => tenant.prefix === prefix)),
        get: (id) => Effect.sync(() => tenants.get(id)),
        getCurrent: open,
        list: (search) =>
          Effect.suspend(() => {
            const found = [...tenants.values()].filter(
              (tenant) => tenant.prefix !== "" && matchesSearch(tenant, search)
            )
            return pageIn(
              sorted(found, (one) => [one[search.sort ?? "businessName"], one.id], search.descending),
              search,
              "tenants"
            )
          }),
        save: Effect.fn("Tenants.save")(function* (tenant, event) {
          const current = yield* open(tenant.id)
          if (current.version !== tenant.version) return yield* new TenantChanged({ current })
          const saved = { ...tenant, version: tenant.version + 1 }
          tenants.set(saved.id, saved)
          noted.unshift(event)
          return saved
        }),
        recordEvent: (event) => Effect.sync(() => void noted.unshift(event)),
        remove: Effect.fn("Tenants.remove")(function* ({ id, version }, event) {
          const current = yield* open(id)
          if (current.version !== version) return yield* new TenantChanged({ current })
          tenants.delete(id)
          const before = noted.map((one) => (one.tenantId === id ? { ...one, note: "" } : one))
          noted.splice(0, noted.length, event, ...before)
        }),
        events: (id) => Effect.sync(() => noted.filter(({ tenantId }) => tenantId === id))
      })
    })
  ).pipe(Layer.provide(MemoryTables.empty))

const matchesSearch = (tenant: Tenant, { text = "", edition, billingStatus, approved }: TenantSearch) =>
  contains([tenant.prefix, tenant.businessName, tenant.companyName, tenant.emailAddress].join(" "), text) &&
  (edition === undefined || tenant.edition === edition) &&
  (billingStatus === undefined || tenant.billingStatus === billingStatus) &&
  (approved === undefined || tenant.approved === approved)
