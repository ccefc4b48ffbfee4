import { Effect } from "effect"
import { createActor, fromCallback, fromPromise } from "xstate"
import { getCurrentUser, login, logout, postToken, refreshTokens } from "#domain/session/sessionApi.ts"
import type { LoginTicket, SessionUser } from "#domain/session/SessionContext.ts"
import type { OtherTabEvent } from "#domain/session/SessionEvent.ts"
import { sessionMachine } from "#domain/session/sessionMachine.ts"
import { NetworkError } from "#domain/session/sessionFailures.ts"
import { type Person, personOf } from "#web/access/Person.ts"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"
import { devicePrefix } from "#web/page/devicePreference.ts"
import type { BrowserPasskeys } from "./browserPasskeys.ts"
import { asSessionFailure } from "./sessionFailures.ts"
import type { SessionActor } from "./renewalOf.ts"

/** Starts the session machine, which identifies the user by the key of a hand-off or by cookies, if at all. */
export const startSession = (
  runtime: ApiRuntime,
  doors: SessionDependencies,
  input: { readonly key: string | undefined; readonly wasSignedIn: boolean }
): SessionActor => createActor(sessionLogic(runtime, doors), { input }).start()

interface SessionDependencies {
  /** Leaves the page for a URL. */
  readonly leaveFor: (url: string) => void
  readonly isHere: (url: string) => boolean
  /** The browser's passkey API. */
  readonly passkeys: BrowserPasskeys
  /** Returns the user's destination, for the hand-off. */
  readonly destination: () => string
}

/** The session machine with its actors. */
const sessionLogic = (runtime: ApiRuntime, doors: SessionDependencies) =>
  sessionMachine.provide({
    actors: {
      checkPassword: fromPromise<LoginTicket, { userName: string; password: string }>(({ input, signal }) =>
        asSessionFailure(runtime.runPromise(callOnce(login, input), { signal }))
      ),
      checkCode: fromPromise<LoginTicket, { token: string; code: string }>(({ input, signal }) =>
        asSessionFailure(secondStepCalls().then(({ signInWithCode }) => signInWithCode(runtime, input, signal)))
      ),
      checkPasskey: fromPromise<LoginTicket, { token: string | undefined }>(({ input: { token }, signal }) =>
        asSessionFailure(
          secondStepCalls().then(({ signInWithPasskey }) => signInWithPasskey(runtime, doors.passkeys, token, signal))
        )
      ),
      requestTokens: fromPromise<void, { key: string }>(({ input, signal }) =>
        asSessionFailure(runtime.runPromise(Effect.asVoid(callOnce(postToken, input)), { signal }))
      ),
      whoAmI: fromPromise<SessionUser>(({ signal }) =>
        asSessionFailure<Person>(runtime.runPromise(Effect.map(callOnce(getCurrentUser, {}), personOf), { signal }))
      ),
      refresh: fromPromise<void>(({ signal }) => asSessionFailure(refreshOnce(runtime, signal))),
      endSession: fromPromise<void>(({ signal }) =>
        asSessionFailure(keepDevicePreferences(runtime.runPromise(Effect.asVoid(callOnce(logout, {})), { signal })))
      ),
      otherTabs: fromCallback<OtherTabEvent>(({ sendBack }) => listenToOtherTabs(sendBack))
    },
    actions: {
      handOff: ({ context }) =>
        doors.leaveFor(
          `${context.redirectUrl}?${new URLSearchParams({ type: "login", key: context.key ?? "", redirect: doors.destination() })}`
        ),
      tellSignedIn: () => tellOtherTabs("signedInElsewhere"),
      tellSignedOut: () => tellOtherTabs("signedOutElsewhere")
    },
    guards: { staysHere: ({ context }) => doors.isHere(context.redirectUrl ?? "") }
  })

/** Takes the hand-off key and removes it from the URL, so that neither the history nor a copied link exposes it. */
export const takeLoginKey = (): string | undefined => {
  const url = new URL(location.href)
  const key = url.searchParams.get("key")
  if (url.pathname !== "/auth-transition" || url.searchParams.get("type") !== "login" || key === null) return undefined
  url.searchParams.delete("key")
  history.replaceState(history.state, "", url)
  return key
}

const place = "frit.refreshedAt"

/**
 * Refreshes the tokens, one tab at a time. A tab that waited for another tab's refresh shares its cookies and need not
 * refresh itself.
 */
const refreshOnce = async (runtime: ApiRuntime, signal: AbortSignal): Promise<void> => {
  const asked = Date.now()
  await navigator.locks.request("frit.refresh", { signal }, async () => {
    if (Number(localStorage.getItem(place)) >= asked) return
    await runtime.runPromise(Effect.asVoid(callOnce(refreshTokens, {})), { signal })
    localStorage.setItem(place, String(Date.now()))
  })
}

const name = "frit.session"
const own = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/** Notifies the browser's other tabs. */
const tellOtherTabs = (what: OtherTabEvent["type"]) => own?.postMessage(what)

/** Subscribes to notifications from other tabs. Returns a function that unsubscribes. */
const listenToOtherTabs = (send: (what: OtherTabEvent) => void) => {
  const listen = ({ data }: MessageEvent<OtherTabEvent["type"]>) => send({ type: data })
  own?.addEventListener("message", listen)
  return () => own?.removeEventListener("message", listen)
}

/**
 * Awaits a response that clears this origin's storage (Clear-Site-Data), then restores theme and language, which hold
 * no shop data.
 */
const keepDevicePreferences = async <A>(answer: Promise<A>): Promise<A> => {
  const kept = Object.entries(localStorage).filter(([place]) => place.startsWith(devicePrefix))
  try {
    return await answer
  } finally {
    for (const [place, value] of kept) if (localStorage.getItem(place) === null) localStorage.setItem(place, value)
  }
}

/**
 * The API calls for passkeys and second steps, loaded on demand because most visits need none. A failed load counts as
 * a lost connection.
 */
export const secondStepCalls = () =>
  import("./secondStepCalls.ts").catch(() => {
    throw new NetworkError()
  })
