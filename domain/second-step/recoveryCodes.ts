import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"

/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10

/** Letters and digits that are not taken for one another when written down (Crockford's base 32). */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** Characters of a code: 16 of 5 bits each are 80 bits, too many to be tried from a stolen fingerprint. */
const codeLength = 16

/** Makes new recovery codes for a person in the place of all they had: shown once, kept as fingerprints. */
export const makeRecoveryCodes = Effect.fn("makeRecoveryCodes")(function* (user: UserId) {
  const { next } = yield* Secrets
  const codes = yield* Effect.forEach(Array.from({ length: recoveryCodeCount }), () => Effect.map(next, toCode))
  yield* (yield* SecondSteps).keepRecoveryCodes(
    user,
    yield* Effect.forEach(codes, (code) => recoveryFingerprint(user, code))
  )
  return codes.map((code) => code.match(/.{4}/g)!.join("-"))
})

/** Uses up a code as typed, in whatever case and grouping: true once. */
export const useRecoveryCode = Effect.fn("useRecoveryCode")(function* (user: UserId, typed: string) {
  const code = readCode(typed)
  if (code.length !== codeLength) return false
  return yield* (yield* SecondSteps).useRecoveryCode(user, yield* recoveryFingerprint(user, code))
})

/** The person is in it: the same code would have another fingerprint for another person. */
const recoveryFingerprint = Effect.fnUntraced(function* (user: UserId, code: string) {
  return (yield* Secrets).fingerprint(`recovery ${user} ${code}`)
})

/** 16 characters out of a secret of 43 base64url characters, each of six random bits of which five are taken. */
const toCode = (secret: string) =>
  [...secret]
    .slice(0, codeLength)
    .map((letter) => letters[sixBits.indexOf(letter) & 31]!)
    .join("")

const sixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** As Crockford reads: O is 0, I and L are 1, the rest as it is; spaces and dashes are nothing. */
const readCode = (typed: string) =>
  [...typed.slice(0, 60).toUpperCase()]
    .map((letter) => (letter === "O" ? "0" : letter === "I" || letter === "L" ? "1" : letter))
    .filter((letter) => letters.includes(letter))
    .join("")
