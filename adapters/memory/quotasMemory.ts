import { Effect, Layer } from "effect"
import { noOverrides, type QuotaLimits, type QuotaOverrides } from "#domain/quotas/Quota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** A shop's default limits; storage is 20 GB. Nothing is counted here. */
const usual: QuotaLimits = { requests: 6_000, visits: 1_200, exports: 120, searches: 3_000, storage: 20_000 }

/** In-memory storage for quota overrides. Requests are not counted. */
export const quotasMemory = Layer.sync(Quotas, () => {
  const kept = new Map<string, QuotaOverrides>()
  return Quotas.of({
    defaults: usual,
    usage: Effect.succeed({ requests: 0, visits: 0, exports: 0, searches: 0 }),
    consume: () => Effect.succeed(undefined),
    exhaustedFor: () => undefined,
    overrides: CurrentTenant.useSync(({ id }) => kept.get(id) ?? noOverrides),
    saveOverrides: (overrides) => CurrentTenant.useSync(({ id }) => void kept.set(id, overrides))
  })
})
