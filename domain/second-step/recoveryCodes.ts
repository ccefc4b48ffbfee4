import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"

/** Number of recovery codes per set. */
export const recoveryCodeCount = 10

/** Letters and digits that are not confused in handwriting (Crockford's base 32). */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** Characters per code: 16 of 5 bits each make 80 bits, too many to brute-force from a stolen fingerprint. */
const codeLength = 16

/** Replaces a user's recovery codes. The codes are shown once and stored as fingerprints. */
export const generateRecoveryCodes = Effect.fn("generateRecoveryCodes")(function* (user: UserId) {
  const { next } = yield* Secrets
  const codes = yield* Effect.forEach(Array.from({ length: recoveryCodeCount }), () => Effect.map(next, toCode))
  yield* (yield* SecondSteps).replaceRecoveryCodes(
    user,
    yield* Effect.forEach(codes, (code) => recoveryFingerprint(user, code))
  )
  return codes.map((code) => code.match(/.{4}/g)!.join("-"))
})

/** Consumes a typed code, ignoring case and grouping. Returns true once per code. */
export const useRecoveryCode = Effect.fn("useRecoveryCode")(function* (user: UserId, typed: string) {
  const code = readCode(typed)
  if (code.length !== codeLength) return false
  return yield* (yield* SecondSteps).useRecoveryCode(user, yield* recoveryFingerprint(user, code))
})

/** Includes the user, so that the same code has a different fingerprint for another user. */
const recoveryFingerprint = Effect.fnUntraced(function* (user: UserId, code: string) {
  return (yield* Secrets).fingerprint(`recovery ${user} ${code}`)
})

/** Derives 16 characters from a secret of 43 base64url characters, using five of the six random bits of each. */
const toCode = (secret: string) =>
  [...secret]
    .slice(0, codeLength)
    .map((letter) => letters[sixBits.indexOf(letter) & 31]!)
    .join("")

const sixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** Normalizes a typed code per Crockford: reads O as 0, I and L as 1, and ignores spaces and dashes. */
const readCode = (typed: string) =>
  [...typed.slice(0, 60).toUpperCase()]
    .map((letter) => (letter === "O" ? "0" : letter === "I" || letter === "L" ? "1" : letter))
    .filter((letter) => letters.includes(letter))
    .join("")
