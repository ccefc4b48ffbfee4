import { Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { isSecondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { ShownPasskey } from "./Passkey.ts"
import { SecondSteps } from "./SecondSteps.ts"

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
