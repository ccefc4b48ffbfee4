import { Effect } from "effect"
import { fromCallback, fromPromise } from "xstate"
import type { Elsewhere } from "#domain/session/SessionEvent.ts"
import type { HandOff, Somebody } from "#domain/session/SessionContext.ts"
import { sessionMachine } from "#domain/session/sessionMachine.ts"
import { getCurrentUser, login, logout, postToken } from "#domain/session/sessionApi.ts"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"
import type { BrowserPasskeys } from "./browserPasskeys.ts"
import { heard } from "./heard.ts"
import { keepDevicePreferences } from "./keepDevicePreferences.ts"
import { secondStepCalls } from "./lateSecondStep.ts"
import { hearOtherTabs, tellOtherTabs } from "./otherTabs.ts"
import { type Person, personOf } from "./Person.ts"
import { refreshOnce } from "./refreshOnce.ts"

export interface SessionDoors {
  /** Leaves the page for an address. */
  readonly leaveFor: (url: string) => void
  readonly isHere: (url: string) => boolean
  /** The browser's own way to ask for passkeys. */
  readonly passkeys: BrowserPasskeys
  /** Where the person wanted to go, for the hand-off. */
  readonly wanted: () => string
}

/** The session machine with its actors plugged in, one line each. */
export const sessionLogic = (runtime: ApiRuntime, doors: SessionDoors) =>
  sessionMachine.provide({
    actors: {
      checkPassword: fromPromise<HandOff, { userName: string; password: string }>(({ input, signal }) =>
        heard(runtime.runPromise(callOnce(login, input), { signal }))
      ),
      checkCode: fromPromise<HandOff, { token: string; code: string }>(({ input, signal }) =>
        heard(secondStepCalls().then(({ signInWithCode }) => signInWithCode(runtime, input, signal)))
      ),
      checkPasskey: fromPromise<HandOff, { token: string | undefined }>(({ input: { token }, signal }) =>
        heard(
          secondStepCalls().then(({ signInWithPasskey }) => signInWithPasskey(runtime, doors.passkeys, token, signal))
        )
      ),
      requestTokens: fromPromise<void, { key: string }>(({ input, signal }) =>
        heard(runtime.runPromise(Effect.asVoid(callOnce(postToken, input)), { signal }))
      ),
      whoAmI: fromPromise<Somebody>(({ signal }) =>
        heard<Person>(runtime.runPromise(Effect.map(callOnce(getCurrentUser, {}), personOf), { signal }))
      ),
      refresh: fromPromise<void>(({ signal }) => heard(refreshOnce(runtime, signal))),
      endSession: fromPromise<void>(({ signal }) =>
        heard(keepDevicePreferences(runtime.runPromise(Effect.asVoid(callOnce(logout, {})), { signal })))
      ),
      otherTabs: fromCallback<Elsewhere>(({ sendBack }) => hearOtherTabs(sendBack))
    },
    actions: {
      handOff: ({ context }) =>
        doors.leaveFor(
          `${context.redirectUrl}?${new URLSearchParams({ type: "login", key: context.key ?? "", redirect: doors.wanted() })}`
        ),
      tellSignedIn: () => tellOtherTabs("signedInElsewhere"),
      tellSignedOut: () => tellOtherTabs("signedOutElsewhere")
    },
    guards: { staysHere: ({ context }) => doors.isHere(context.redirectUrl ?? "") }
  })
