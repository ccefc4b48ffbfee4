import { Context, type Effect } from "effect"

/** Seconds for which an authenticator app shows a code, RFC 6238 §4.1. */
export const codeSeconds = 30

/**
 * How many codes before and after the present one are taken: clocks go wrong, and typing takes a while (RFC 6238 §5.2).
 */
export const codeDrift = 1

/**
 * Codes of authenticator apps: HOTP with HMAC-SHA-1 and six digits (RFC 4226), whose counter is the time (RFC 6238).
 */
export class OneTimeCodes extends Context.Service<
  OneTimeCodes,
  {
    /** 160 random bits in base32, as apps take them. */
    readonly newSecret: Effect.Effect<string>
    /** The six digits of a counter. */
    readonly codeAt: (secret: string, counter: number) => Effect.Effect<string>
  }
>()("domain/second-step/OneTimeCodes") {}

/** Which counter a typed code belongs to at an instant in milliseconds UTC: the present one or a neighbor. */
export const countersAt = (now: number): ReadonlyArray<number> => {
  const present = Math.floor(now / 1000 / codeSeconds)
  return Array.from({ length: 2 * codeDrift + 1 }, (_, index) => present + index - codeDrift)
}

/** The address that an authenticator app reads from a QR code (Key Uri Format of Google Authenticator). */
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
