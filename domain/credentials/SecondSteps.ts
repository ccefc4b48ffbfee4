import { Context, Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { isSecondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { type Passkey, type PasskeyId, PasskeyInfo } from "./Passkey.ts"

/**
 * An authenticator app's secret, encrypted. `confirmedAt` is null, and the app is not yet used, until the first correct
 * code.
 */
export interface Authenticator {
  readonly secret: string
  readonly confirmedAt: number | null
}

/** A single-use WebAuthn challenge. `userId` is set if it was issued to a specific user. */
export interface PasskeyChallenge {
  readonly fingerprint: string
  readonly purpose: "add" | "signIn"
  readonly userId: UserId | null
  readonly expires: number
}

/** A sign-in with a correct password that still needs its second step. */
export interface PendingSignIn {
  readonly fingerprint: string
  readonly userId: UserId
  /** Fingerprint of the User-Agent. The sign-in cannot be continued in another browser. */
  readonly browser: string
  readonly expires: number
}

/** Storage for passkeys, authenticator apps, recovery codes and pending sign-ins. Shared by all nodes. */
export class SecondSteps extends Context.Service<
  SecondSteps,
  {
    /** Returns a user's passkeys, oldest first. */
    readonly passkeysOf: (user: UserId) => Effect.Effect<ReadonlyArray<Passkey>, never, CurrentTenant>
    /** Returns a passkey by its credential id and locks it until the transaction ends. */
    readonly passkey: (credentialId: string) => Effect.Effect<Passkey | undefined, never, CurrentTenant>
    /** Inserts or updates a passkey. */
    readonly savePasskey: (passkey: Passkey) => Effect.Effect<void, never, CurrentTenant>
    readonly removePasskey: (id: PasskeyId) => Effect.Effect<void, never, CurrentTenant>
    readonly authenticatorOf: (user: UserId) => Effect.Effect<Authenticator | undefined, never, CurrentTenant>
    /** Replaces any existing authenticator and resets its used codes. */
    readonly saveAuthenticator: (
      user: UserId,
      authenticator: Authenticator
    ) => Effect.Effect<void, never, CurrentTenant>
    /** Marks the authenticator as confirmed, so that its codes are accepted. */
    readonly confirmAuthenticator: (user: UserId, at: number) => Effect.Effect<void, never, CurrentTenant>
    readonly removeAuthenticator: (user: UserId) => Effect.Effect<void, never, CurrentTenant>
    /** Consumes a code by its counter. Returns false if it or a later one was already used. */
    readonly useCounter: (user: UserId, counter: number) => Effect.Effect<boolean, never, CurrentTenant>
    /** Replaces all recovery codes; stored as fingerprints. */
    readonly replaceRecoveryCodes: (
      user: UserId,
      fingerprints: ReadonlyArray<string>
    ) => Effect.Effect<void, never, CurrentTenant>
    readonly recoveryCodesLeft: (user: UserId) => Effect.Effect<number, never, CurrentTenant>
    /** Consumes a recovery code. Returns true for exactly one caller. */
    readonly useRecoveryCode: (user: UserId, fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Deletes all of the above for a user, including pending sign-ins. */
    readonly removeAllOf: (user: UserId) => Effect.Effect<void, never, CurrentTenant>
    readonly addChallenge: (challenge: PasskeyChallenge, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Removes and returns a challenge, for exactly one caller. */
    readonly consumeChallenge: (
      fingerprint: string
    ) => Effect.Effect<PasskeyChallenge | undefined, never, CurrentTenant>
    readonly addPendingSignIn: (pending: PendingSignIn, now: number) => Effect.Effect<void, never, CurrentTenant>
    readonly findPendingSignIn: (fingerprint: string) => Effect.Effect<PendingSignIn | undefined, never, CurrentTenant>
    /** Ends a pending sign-in. Returns true for exactly one caller. */
    readonly endPendingSignIn: (fingerprint: string) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/credentials/SecondSteps") {}

/** A second-step method of a sign-in. */
export const SecondStepMethod = Schema.Literals(["passkey", "authenticator", "recoveryCode"])
export type SecondStepMethod = typeof SecondStepMethod.Type

/** A user's second-step settings, as shown to them and their shop's admins. */
export const SecondStep = Schema.Struct({
  passkeys: field(Schema.Array(PasskeyInfo), "The user's passkeys."),
  hasAuthenticator: field(Schema.Boolean, "Whether an authenticator app is set up."),
  recoveryCodesLeft: field(Schema.Int, "Number of unused recovery codes.", 10),
  /** Required by the shop. */
  isRequired: field(Schema.Boolean, "Whether the shop requires a second step.")
})
export type SecondStep = typeof SecondStep.Type

/** Returns a user's second-step settings. */
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

/** Returns the second-step methods a user can use now; empty if they only have a password. */
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

/** Returns whether the app has been confirmed with a correct code. */
export const isConfirmed = (authenticator: { readonly confirmedAt: number | null } | undefined): boolean =>
  authenticator !== undefined && authenticator.confirmedAt !== null
