import { Config, Effect, Layer } from "effect"
import { TrustedProxies } from "#adapters/koa/callerAddress.ts"
import { quotasPostgres } from "#adapters/postgres/quotas/quotasPostgres.ts"
import { lasts, SessionLimits } from "#domain/credentials/Sessions.ts"
import { SlowDown, slowDown } from "#domain/credentials/SlowDown.ts"
import { ForgotPassword } from "#domain/password-reset/requestReset.ts"

/**
 * Milliseconds after which a forgotten password is answered: longer than it takes to look somebody up (P7).
 */
const answersAfter = 250

/**
 * Calls that may wait at once on a node: few of one account, as each is a guess; in all as many as connections are no
 * burden.
 */
const mostWaiting = { waiting: 500, waitingOfOne: 4 }

/** How sign-in and recovery are protected, as configured. */
export const protection = Layer.unwrap(
  Effect.gen(function* () {
    const idle = yield* Config.Number("FRIT_SESSION_IDLE").pipe(Config.withDefault(lasts.idle / 1000))
    const absolute = yield* Config.Number("FRIT_SESSION_MAX").pipe(Config.withDefault(lasts.absolute / 1000))
    const tellsUnknown = yield* Config.Boolean("FRIT_TELL_UNKNOWN_EMAIL").pipe(Config.withDefault(true))
    const proxies = yield* Config.Int("FRIT_TRUSTED_PROXIES").pipe(Config.withDefault(0))
    const longest = yield* Config.Number("FRIT_SIGN_IN_DELAY").pipe(Config.withDefault(10))
    return Layer.mergeAll(
      Layer.succeed(SlowDown, slowDown({ longest: longest * 1000, ...mostWaiting })),
      Layer.succeed(SessionLimits, { idle: idle * 1000, absolute: absolute * 1000 }),
      Layer.succeed(ForgotPassword, { tellsUnknown, answersAfter }),
      Layer.succeed(TrustedProxies, proxies)
    )
  })
)

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
