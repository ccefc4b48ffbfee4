import { Effect } from "effect"
import { fromPromise } from "xstate"
import { forgotPassword, postNewPassword, verifyToken } from "#domain/password-reset/passwordResetApi.ts"
import type { ResetLink } from "#domain/password-reset/PasswordResetContext.ts"
import { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { type RefusalReason, ResetRefused } from "#domain/password-reset/ResetRefused.ts"
import type { Run } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { asSessionFailure } from "#web/session/sessionFailures.ts"

/** The recovery machine with its actors plugged in, one line each. */
export const resetLogic = (run: Run, goToLogin: () => void) =>
  passwordResetMachine.provide({
    actors: {
      sendLink: fromPromise<void, { email: string }>(({ input, signal }) =>
        told(run(Effect.asVoid(callOnce(forgotPassword, input)), signal))
      ),
      checkLink: fromPromise<void, ResetLink>(({ input: { email, token }, signal }) =>
        told(run(Effect.asVoid(callOnce(verifyToken, { email, token })), signal))
      ),
      setPassword: fromPromise<void, ResetLink & { password: string }>(({ input, signal }) =>
        told(run(Effect.asVoid(callOnce(postNewPassword, input)), signal))
      )
    },
    actions: { goToLogin }
  })

/** Spec §8: 'Invalid token.' is told like one that is older than 10 minutes. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  EmailUnknown: "emailUnknown",
  NoMailService: "noMail",
  TokenInvalid: "linkExpired",
  TokenExpired: "linkExpired",
  TokenTooOld: "linkTooOld",
  PasswordCommon: "passwordCommon"
}

const told = <A>(work: Promise<A>): Promise<A> =>
  asSessionFailure(work).catch((failure: unknown) => {
    const reason = isFailure(failure) ? reasons[failure._tag] : undefined
    throw reason === undefined ? failure : new ResetRefused(reason)
  })
