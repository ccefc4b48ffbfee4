import { Context, type Effect } from "effect"

/** Validity of an authenticator code in seconds, RFC 6238 §4.1. */
export const codeSeconds = 30

/**
 * How many codes before and after the current one are accepted, to allow for clock drift and slow typing (RFC 6238
 * §5.2).
 */
export const codeDrift = 1

/** Authenticator app codes: HOTP with HMAC-SHA-1 and six digits (RFC 4226), with a time-based counter (RFC 6238). */
export class OneTimeCodes extends Context.Service<
  OneTimeCodes,
  {
    /** Returns 160 random bits in base32, the format apps expect. */
    readonly newSecret: Effect.Effect<string>
    /** Returns the six-digit code of a counter. */
    readonly codeAt: (secret: string, counter: number) => Effect.Effect<string>
  }
>()("domain/second-step/OneTimeCodes") {}

/** Returns the counters accepted at an instant in milliseconds since 1970 UTC: the current one and its neighbors. */
export const acceptedCounters = (now: number): ReadonlyArray<number> => {
  const present = Math.floor(now / 1000 / codeSeconds)
  return Array.from({ length: 2 * codeDrift + 1 }, (_, index) => present + index - codeDrift)
}

/** Returns the URI an authenticator app reads from a QR code (Key Uri Format of Google Authenticator). */
export const otpauthUri = ({
  issuer,
  account,
  secret
}: {
  readonly issuer: string
  readonly account: string
  readonly secret: string
}): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${codeSeconds}`
