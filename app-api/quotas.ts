import { Config, Effect, Layer } from "effect"
import { quotasPostgres } from "#adapters/postgres/quotas/quotasPostgres.ts"

/** What a shop may use, as configured; root may set other limits for one shop. */
export const quotas = Layer.unwrap(
  Effect.gen(function* () {
    return quotasPostgres({
      requests: yield* Config.Int("FRIT_QUOTA_REQUESTS").pipe(Config.withDefault(6_000)),
      visits: yield* Config.Int("FRIT_QUOTA_VISITS").pipe(Config.withDefault(1_200)),
      exports: yield* Config.Int("FRIT_QUOTA_EXPORTS").pipe(Config.withDefault(120)),
      searches: yield* Config.Int("FRIT_QUOTA_SEARCHES").pipe(Config.withDefault(3_000)),
      storage: yield* Config.Int("FRIT_QUOTA_STORAGE").pipe(Config.withDefault(50_000))
    })
  })
)
