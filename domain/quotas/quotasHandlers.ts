import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { getShop } from "#domain/tenants/getShop.ts"
import { eventOf } from "#domain/tenants/PlatformEvent.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { ExportsUsedUp, getExportsAllowed } from "./exportsAllowedApi.ts"
import { type QuotaOverrides, quotaKinds, windowOf } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"
import { getTenantUsage, getUsage, putTenantQuotas } from "./quotasApi.ts"
import { shopUsage } from "./ShopUsage.ts"

/** Returns a shop's usage and the limits set by root for it. */
const tenantUsage = Effect.fn("tenantUsage")(function* (id: TenantId) {
  yield* getShop(id)
  return yield* usageAndLimits.pipe(Effect.provideService(CurrentTenant, { id }))
})

interface Wanted {
  readonly id: TenantId
  readonly overrides: QuotaOverrides
  readonly reason: string
}

/** Sets or clears a shop's own limits, and records who changed what and why. */
const setTenantQuotas = Effect.fn("setTenantQuotas")(function* ({ id, overrides, reason }: Wanted) {
  yield* getShop(id)
  const { run } = yield* Transaction
  return yield* run(
    Effect.gen(function* () {
      const quotas = yield* Quotas
      const before = yield* quotas.overrides
      const changed = quotaKinds
        .filter((kind) => before[kind] !== overrides[kind])
        .map((kind) => `${kind} ${before[kind] ?? "–"} → ${overrides[kind] ?? "–"}`)
      yield* quotas.saveOverrides(overrides)
      if (changed.length > 0)
        yield* (yield* Tenants).recordEvent(
          yield* eventOf(id, "quotasChanged", { note: reason, detail: changed.join(", ") })
        )
      return yield* usageAndLimits
    })
  ).pipe(Effect.provideService(CurrentTenant, { id }))
})

const usageAndLimits = Effect.gen(function* () {
  const { overrides, defaults } = yield* Quotas
  return { usage: yield* shopUsage(), usual: defaults, overrides: yield* overrides }
})

export const quotasHandlers = [
  handle(getUsage, shopUsage),
  handle(
    getExportsAllowed,
    Effect.fnUntraced(function* () {
      const { counted } = yield* shopUsage()
      const { limit, used } = counted.find(({ kind }) => kind === "exports")!
      const now = yield* Clock.currentTimeMillis
      if (limit !== 0 && used >= limit)
        return yield* new ExportsUsedUp({ until: now - (now % windowOf.exports) + windowOf.exports })
      return {}
    })
  ),
  handle(getTenantUsage, ({ id }) => tenantUsage(id)),
  handle(putTenantQuotas, setTenantQuotas)
]
