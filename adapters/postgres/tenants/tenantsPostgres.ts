import { Effect, Layer, Schema } from "effect"
import { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Database } from "../Database.ts"
import { TenantRow } from "./TenantRow.ts"

const toTenant = Schema.decodeUnknownSync(Tenant)

/** How long a shop's entry is believed: a change is felt on every node within 5 s (trust.md S3). */
const believed = 2_000

export const tenantsPostgres = Layer.effect(
  Tenants,
  Effect.gen(function*() {
    const database = yield* Database
    const known = new Map<string, { readonly until: number; readonly tenant: Tenant | undefined }>()
    const ask = Effect.fnUntraced(function*(key: string, where: { readonly prefix: string } | { readonly id: string }) {
      const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      const before = known.get(key)
      if (before !== undefined && before.until > now) return before.tenant
      const row = yield* database.platform((em) => em.findOne(TenantRow, where))
      const tenant = row === null ? undefined : toTenant({ ...row })
      if (known.size > 10_000) known.clear()
      known.set(key, { until: now + believed, tenant })
      return tenant
    })
    return Tenants.of({
      byPrefix: (prefix) => ask(`prefix ${prefix}`, { prefix }),
      get: (id) => ask(`id ${id}`, { id })
    })
  })
)
