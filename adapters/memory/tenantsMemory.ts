import { Effect, Layer } from "effect"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Shelves } from "./Shelves.ts"

/** The directory of shops over a map, with these shops in it from the start. */
export const tenantsMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.effect(Tenants, Effect.gen(function*() {
    const { tenants } = yield* Shelves
    for (const shop of shops) tenants.set(shop.id, shop)
    return Tenants.of({
      byPrefix: (prefix) => Effect.sync(() => [...tenants.values()].find((tenant) => tenant.prefix === prefix)),
      get: (id) => Effect.sync(() => tenants.get(id))
    })
  })).pipe(Layer.provide(Shelves.empty))
