import { Context, Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { isSecondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { type Passkey, type PasskeyId, ShownPasskey } from "./Passkey.ts"

/**
 * An authenticator app's secret, encrypted. Until a first code is right, `confirmedAt` is null and it counts for
 * nothing.
 */
export interface Authenticator {
  readonly secret: string
  readonly confirmedAt: number | null
}

/** A challenge of WebAuthn: given once, to be answered once. `userId` where it was given to somebody in particular. */
export interface PasskeyChallenge {
  readonly fingerprint: string
  readonly purpose: "add" | "signIn"
  readonly userId: UserId | null
  readonly expires: number
}

/** A sign-in whose password was right and whose second step is to come: good for that step alone. */
export interface PendingSignIn {
  readonly fingerprint: string
  readonly userId: UserId
  /** Fingerprint of the browser's User-Agent: another browser has no use for it. */
  readonly browser: string
  readonly expires: number
}

/** Where passkeys, authenticator apps, recovery codes and unfinished sign-ins are kept. Every node sees the same. */
export class SecondSteps extends Context.Service<
  SecondSteps,
  {
    /** A person's passkeys, the latest added last. */
    readonly passkeysOf: (user: UserId) => Effect.Effect<ReadonlyArray<Passkey>, never, CurrentTenant>
    /** By the credential's own id; who asks next in a transaction waits until the call is done. */
    readonly passkey: (credentialId: string) => Effect.Effect<Passkey | undefined, never, CurrentTenant>
    /** Adds a passkey or keeps it as it is now. */
    readonly keepPasskey: (passkey: Passkey) => Effect.Effect<void, never, CurrentTenant>
    readonly removePasskey: (id: PasskeyId) => Effect.Effect<void, never, CurrentTenant>
    readonly authenticatorOf: (user: UserId) => Effect.Effect<Authenticator | undefined, never, CurrentTenant>
    /** In the place of whatever was there; no code was used yet. */
    readonly keepAuthenticator: (
      user: UserId,
      authenticator: Authenticator
    ) => Effect.Effect<void, never, CurrentTenant>
    /** From now on its codes count. */
    readonly confirmAuthenticator: (user: UserId, at: number) => Effect.Effect<void, never, CurrentTenant>
    readonly removeAuthenticator: (user: UserId) => Effect.Effect<void, never, CurrentTenant>
    /** Uses up a code by its counter: false where this one or a later one was used before. */
    readonly useCounter: (user: UserId, counter: number) => Effect.Effect<boolean, never, CurrentTenant>
    /** Recovery codes as fingerprints, in the place of all that were there. */
    readonly keepRecoveryCodes: (
      user: UserId,
      fingerprints: ReadonlyArray<string>
    ) => Effect.Effect<void, never, CurrentTenant>
    readonly recoveryCodesLeft: (user: UserId) => Effect.Effect<number, never, CurrentTenant>
    /** Uses up a recovery code: true for one caller, once. */
    readonly useRecoveryCode: (user: UserId, fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Takes away all of the above of a person, and their unfinished sign-ins. */
    readonly removeAllOf: (user: UserId) => Effect.Effect<void, never, CurrentTenant>
    readonly keepChallenge: (challenge: PasskeyChallenge, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Takes a challenge out: it is there for one caller, once. */
    readonly takeChallenge: (fingerprint: string) => Effect.Effect<PasskeyChallenge | undefined, never, CurrentTenant>
    readonly keepPending: (pending: PendingSignIn, now: number) => Effect.Effect<void, never, CurrentTenant>
    readonly pending: (fingerprint: string) => Effect.Effect<PendingSignIn | undefined, never, CurrentTenant>
    /** Ends an unfinished sign-in: true for one caller, once. */
    readonly endPending: (fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/credentials/SecondSteps") {}

/** A way to take the second step of a sign-in. */
export const SecondStepMethod = Schema.Literals(["passkey", "authenticator", "recoveryCode"])
export type SecondStepMethod = typeof SecondStepMethod.Type

/** How a person's sign-in is protected, as they and their shop's admins are shown it. */
export const SecondStep = Schema.Struct({
  passkeys: field(Schema.Array(ShownPasskey), "The person's passkeys."),
  hasAuthenticator: field(Schema.Boolean, "Whether there is an authenticator app."),
  recoveryCodesLeft: field(Schema.Int, "How many recovery codes are left.", 10),
  /** The shop requires one. */
  isRequired: field(Schema.Boolean, "Whether the shop requires a second step.")
})
export type SecondStep = typeof SecondStep.Type

/** How a person's sign-in is protected. */
export const secondStepOf = Effect.fn("secondStepOf")(function* (user: UserId) {
  const steps = yield* SecondSteps
  const passkeys = yield* steps.passkeysOf(user)
  const authenticator = yield* steps.authenticatorOf(user)
  return {
    passkeys: passkeys.map(({ id, name, isBackedUp, addedAt, lastUsedAt }) => ({
      id,
      name,
      isBackedUp,
      addedAt,
      lastUsedAt
    })),
    hasAuthenticator: isConfirmed(authenticator),
    recoveryCodesLeft: yield* steps.recoveryCodesLeft(user),
    isRequired: yield* isSecondStepRequired
  } satisfies SecondStep
})

/** By which ways a person can take the second step now; none where their password is all there is. */
export const methodsOf = ({
  passkeys,
  hasAuthenticator,
  recoveryCodesLeft
}: Omit<SecondStep, "isRequired">): ReadonlyArray<SecondStepMethod> => {
  if (passkeys.length === 0 && !hasAuthenticator) return []
  return [
    ...(passkeys.length > 0 ? ["passkey" as const] : []),
    ...(hasAuthenticator ? ["authenticator" as const] : []),
    ...(recoveryCodesLeft > 0 ? ["recoveryCode" as const] : [])
  ]
}

/** Whether the app has shown a right code once. */
export const isConfirmed = (authenticator: { readonly confirmedAt: number | null } | undefined): boolean =>
  authenticator !== undefined && authenticator.confirmedAt !== null
