import { Effect, Layer } from "effect"
import { noOverrides, type QuotaLimits, type QuotaOverrides } from "#domain/quotas/Quota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** What a shop may use where nothing is counted: 20 GB of files. */
const usual: QuotaLimits = { requests: 6_000, visits: 1_200, exports: 120, searches: 3_000, storage: 20_000 }

/** Limits over a map; calls are not counted. */
export const quotasMemory = Layer.sync(Quotas, () => {
  const kept = new Map<string, QuotaOverrides>()
  return Quotas.of({
    usual,
    counted: Effect.succeed({ requests: 0, visits: 0, exports: 0, searches: 0 }),
    take: () => Effect.succeed(undefined),
    usedUp: () => undefined,
    overrides: CurrentTenant.useSync(({ id }) => kept.get(id) ?? noOverrides),
    override: (overrides) => CurrentTenant.useSync(({ id }) => void kept.set(id, overrides))
  })
})
