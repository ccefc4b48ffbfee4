import { assign, fromCallback, fromPromise, setup } from "xstate"

/** Who is signed in, as far as the machine cares. */
export interface Somebody {
  readonly id: string
}

export interface SessionInput {
  /** A key in the address: the hand-off of spec §4 is under way. */
  readonly key: string | undefined
}

/** Spec §4 Session: signing in, the hand-off to the shop's own domain, refresh, expiry, signing out. Knows what may happen, never how. */
export const sessionMachine = setup({
  types: {
    context: {} as {
      readonly key: string | undefined
      readonly user: Somebody | undefined
      readonly notice: "loginFailed" | "sessionExpired" | "loggedOut" | undefined
      readonly redirectUrl: string | undefined
    },
    input: {} as SessionInput,
    events: {} as
      | { readonly type: "signIn"; readonly userName: string; readonly password: string }
      | { readonly type: "signOut" }
      | { readonly type: "refused" }
      | { readonly type: "changed" }
  },
  actors: {
    checkPassword: fromPromise<{ readonly key: string; readonly redirectUrl: string }, { userName: string; password: string }>(notProvided),
    requestTokens: fromPromise<void, { key: string }>(notProvided),
    whoAmI: fromPromise<Somebody>(notProvided),
    refresh: fromPromise<void>(notProvided),
    endSession: fromPromise<void>(notProvided),
    /** Tells when another tab of this browser signs out. */
    otherTabs: fromCallback<{ readonly type: "refused" }>(() => {})
  },
  actions: {
    /** Leaves for the shop's own domain with the key. */
    handOff: () => {},
    /** Leaves for the logout transition, which returns to the base domain's sign-in. */
    leave: () => {},
    forget: assign({ user: undefined })
  },
  guards: { hasKey: ({ context }) => context.key !== undefined },
  delays: { logoutGuard: 2_000 }
}).createMachine({
  id: "session",
  context: ({ input }) => ({ key: input.key, user: undefined, notice: undefined, redirectUrl: undefined }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "hasKey", target: "requestingTokens" }, { target: "recognising" }] },
    requestingTokens: {
      invoke: {
        src: "requestTokens",
        input: ({ context }) => ({ key: context.key ?? "" }),
        onDone: { target: "recognising", actions: assign({ key: undefined }) },
        onError: { target: "signedOut", actions: assign({ key: undefined, notice: "loginFailed" }) }
      }
    },
    recognising: {
      invoke: {
        src: "whoAmI",
        onDone: { target: "signedIn", actions: assign({ user: ({ event }) => event.output, notice: undefined }) },
        onError: "signedOut"
      }
    },
    signedOut: {
      on: { signIn: { target: "checkingPassword", actions: assign({ notice: undefined }) } }
    },
    checkingPassword: {
      invoke: {
        src: "checkPassword",
        input: ({ event }) => event.type === "signIn" ? { userName: event.userName, password: event.password } : { userName: "", password: "" },
        onDone: { target: "handingOff", actions: assign({ key: ({ event }) => event.output.key, redirectUrl: ({ event }) => event.output.redirectUrl }) },
        onError: { target: "signedOut", actions: assign({ notice: "loginFailed" }) }
      }
    },
    handingOff: { entry: "handOff", type: "final" },
    signedIn: {
      invoke: { src: "otherTabs" },
      on: { refused: "refreshing", signOut: "signingOut", changed: "recognisingAgain" }
    },
    recognisingAgain: {
      invoke: {
        src: "whoAmI",
        onDone: { target: "signedIn", actions: assign({ user: ({ event }) => event.output }) },
        onError: "expired"
      }
    },
    refreshing: {
      invoke: { src: "refresh", onDone: "recognisingAgain", onError: "expired" },
      on: { signOut: "signingOut" }
    },
    expired: { entry: ["forget", assign({ notice: "sessionExpired" })], always: "signedOut" },
    signingOut: {
      entry: "forget",
      invoke: { src: "endSession", onDone: "leaving", onError: "leaving" }
    },
    leaving: { entry: [assign({ notice: "loggedOut" }), "leave"], after: { logoutGuard: "signedOut" } }
  }
})

function notProvided(): Promise<never> {
  throw new Error("provide this actor in app-web")
}
