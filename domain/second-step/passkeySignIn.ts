import { Clock, Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { handOff } from "#domain/session/handOff.ts"
import { CurrentTenant, withTenant } from "#domain/shared/CurrentTenant.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { recordRefusedSignIn } from "#domain/session/recordSignIn.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { findPending } from "#domain/credentials/beginSecondStep.ts"
import { completePendingSignIn, requireEligibleUser } from "./finishSignIn.ts"
import { type Passkey, PasskeyNotAccepted } from "#domain/credentials/Passkey.ts"
import { type PasskeyChallenge, SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { type PresentedCredential, WebAuthn } from "./WebAuthn.ts"

/** How long a challenge can be answered, in milliseconds: as long as browsers wait for the user. */
export const challengeLifetime = 5 * 60_000

/** Issues a single-use challenge for a passkey at the current host. */
export const newChallenge = Effect.fnUntraced(function* (purpose: PasskeyChallenge["purpose"], userId: UserId | null) {
  const secrets = yield* Secrets
  const now = yield* Clock.currentTimeMillis
  const challenge = yield* secrets.next
  yield* (yield* SecondSteps).addChallenge(
    { fingerprint: secrets.fingerprint(challenge), purpose, userId, expires: now + challengeLifetime },
    now
  )
  return { challenge, rpId: (yield* WebAuthn).rpId(yield* hereOrigin) }
})

/**
 * Consumes the challenge and returns it with the current origin. Rejects with `PasskeyNotAccepted` if it was already
 * used, has expired, or was issued for another purpose.
 */
export const consumeChallenge = Effect.fnUntraced(function* (
  clientDataJSON: string,
  purpose: PasskeyChallenge["purpose"]
) {
  const challenge = (yield* WebAuthn).challengeOf(clientDataJSON)
  if (challenge === undefined) return yield* new PasskeyNotAccepted()
  const given = yield* (yield* SecondSteps).consumeChallenge((yield* Secrets).fingerprint(challenge))
  if (given === undefined || given.purpose !== purpose || given.expires < (yield* Clock.currentTimeMillis))
    return yield* new PasskeyNotAccepted()
  return { challenge, userId: given.userId, origin: yield* hereOrigin }
})

/**
 * Returns what the browser needs to request a passkey: from any user or, with a token, from the user whose password was
 * correct.
 */
export const beginPasskeySignIn = Effect.fn("beginPasskeySignIn")(function* ({ token }: { readonly token?: string }) {
  yield* limitAttempts("passkeyChallenge", "anybody")
  if (token === undefined) return { ...(yield* newChallenge("signIn", null)), allow: [] }
  const { shop, userId } = yield* findPending(token)
  const passkeys = yield* (yield* SecondSteps).passkeysOf(userId).pipe(withTenant(shop))
  return {
    ...(yield* newChallenge("signIn", null)),
    allow: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
  }
})

/**
 * Signs in with a passkey: on its own, because it counts as two factors, or with a token as the second step of a
 * sign-in.
 */
export const passkeySignIn = Effect.fn("passkeySignIn")(function* ({
  credential,
  token
}: {
  readonly credential: PresentedCredential
  readonly token?: string
}) {
  const { wasRight } = yield* limitAttempts("passkey", credential.id)
  const pending = token === undefined ? undefined : yield* findPending(token)
  const { challenge, origin } = yield* consumeChallenge(credential.clientDataJSON, "signIn")
  const owner = (yield* WebAuthn).ownerOf(credential.userHandle)
  if (owner === undefined || (pending !== undefined && pending.userId !== owner.user))
    return yield* new PasskeyNotAccepted()
  const passkey = yield* (yield* SecondSteps).passkey(credential.id).pipe(withTenant(owner.tenant))
  if (passkey === undefined || passkey.userId !== owner.user) return yield* new PasskeyNotAccepted()
  const { tenant, user } = yield* Effect.mapError(
    requireEligibleUser(owner.user, owner.tenant),
    () => new PasskeyNotAccepted()
  )

  const method = pending === undefined ? "passkey" : "passwordAndPasskey"
  if (!(yield* isProven(credential, challenge, origin, passkey))) {
    yield* recordRefusedSignIn(user, tenant.id, method, "wrongPasskey")
    return yield* new PasskeyNotAccepted()
  }
  yield* wasRight
  return yield* pending === undefined
    ? handOff(user.id, tenant, method)
    : completePendingSignIn(pending.fingerprint, user.id, tenant, method)
})

/** Verifies the signature and saves the new counter. */
const isProven = Effect.fnUntraced(function* (
  credential: PresentedCredential,
  challenge: string,
  origin: string,
  passkey: Passkey
) {
  const proven = yield* (yield* WebAuthn).verifyAuthentication(credential, challenge, origin, passkey)
  if (proven === undefined) return false
  const { tenant } = (yield* WebAuthn).ownerOf(credential.userHandle)!
  yield* (yield* SecondSteps)
    .savePasskey({ ...passkey, ...proven, lastUsedAt: yield* Clock.currentTimeMillis })
    .pipe(withTenant(tenant))
  return true
})

/** Origin of the current host, as browsers report it. */
const hereOrigin = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return (yield* ShopUrls).ofShop(tenant?.prefix ?? "")
})
