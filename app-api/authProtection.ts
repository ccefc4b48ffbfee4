import { Config, Effect, Layer } from "effect"
import { TrustedProxies } from "#adapters/koa/callerAddress.ts"
import { quotasPostgres } from "#adapters/postgres/quotas/quotasPostgres.ts"
import { lifetimes, SessionLimits } from "#domain/credentials/Sessions.ts"
import { Throttle, createThrottle } from "#domain/credentials/Throttle.ts"
import { ForgotPassword } from "#domain/password-reset/requestReset.ts"

/**
 * Minimum response time of a forgotten-password request, in milliseconds; longer than looking up a person takes (P7).
 */
const answersAfter = 250

/**
 * Sign-in attempts that may be delayed at once on a node: few per account, because each is a guess; in total, as many
 * open connections as are no burden.
 */
const throttleLimits = { waiting: 500, waitingOfOne: 4 }

/** Protection of sign-in and recovery, as configured. */
export const authProtection = Layer.unwrap(
  Effect.gen(function* () {
    const idle = yield* Config.Number("FRIT_SESSION_IDLE").pipe(Config.withDefault(lifetimes.idle / 1000))
    const absolute = yield* Config.Number("FRIT_SESSION_MAX").pipe(Config.withDefault(lifetimes.absolute / 1000))
    const tellsUnknown = yield* Config.Boolean("FRIT_TELL_UNKNOWN_EMAIL").pipe(Config.withDefault(true))
    const proxies = yield* Config.Int("FRIT_TRUSTED_PROXIES").pipe(Config.withDefault(0))
    const longest = yield* Config.Number("FRIT_SIGN_IN_DELAY").pipe(Config.withDefault(10))
    return Layer.mergeAll(
      Layer.succeed(Throttle, createThrottle({ longest: longest * 1000, ...throttleLimits })),
      Layer.succeed(SessionLimits, { idle: idle * 1000, absolute: absolute * 1000 }),
      Layer.succeed(ForgotPassword, { revealsUnknown: tellsUnknown, minResponseTime: answersAfter }),
      Layer.succeed(TrustedProxies, proxies)
    )
  })
)

/** The limits of a shop, as configured; root may set other limits for a shop. */
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
