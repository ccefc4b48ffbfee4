import { assign, fromCallback, fromPromise, setup } from "xstate"
import type {
  LoginTicket,
  PendingSecondStep,
  SessionContext,
  SessionInput,
  SessionNotice,
  SessionUser
} from "./SessionContext.ts"
import type { OtherTabEvent, SessionEvent } from "./SessionEvent.ts"
import { NetworkError, ShopNotFound, PasskeyNotShown, RateLimited } from "./sessionFailures.ts"

const noAnswer = { guard: "noAnswer", target: "unreachable" } as const
const because = (tag: string) => ({ type: "because", params: tag }) as const
const noShop = { guard: "noShop", target: "nowhere" } as const

const says = (notice: SessionNotice) => ({ type: "notice", params: notice }) as const

/**
 * The session of spec §4 as a state machine: signing in, the hand-off to the shop's own domain, refresh, expiry,
 * signing out. The actors and side effects are provided by the app.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent
  },
  actors: {
    checkPassword: fromPromise<LoginTicket, { userName: string; password: string }>(notProvided),
    /** Fails with SecondStepOver if the sign-in must start over with the password. */
    checkCode: fromPromise<LoginTicket, { token: string; code: string }>(notProvided),
    /** Requests a passkey from the browser and the user; with a token, as the second step. */
    checkPasskey: fromPromise<LoginTicket, { token: string | undefined }>(notProvided),
    requestTokens: fromPromise<void, { key: string }>(notProvided),
    whoAmI: fromPromise<SessionUser>(notProvided),
    refresh: fromPromise<void>(notProvided),
    endSession: fromPromise<void>(notProvided),
    /** Listens to other tabs of the same browser. */
    otherTabs: fromCallback<OtherTabEvent>(() => {})
  },
  actions: {
    /** Navigates to the shop's own domain with the key. */
    handOff: () => {},
    tellSignedIn: () => {},
    tellSignedOut: () => {},
    forget: assign({ user: undefined, wasSignedIn: false }),
    keepKey: assign((_, { key, redirectUrl }: LoginTicket) => ({ key, redirectUrl, secondStep: undefined })),
    forgetSecondStep: assign({ secondStep: undefined }),
    notice: assign((_, notice: SessionNotice) => ({ notice })),
    countMinutes: assign(({ event }) =>
      "error" in event && event.error instanceof RateLimited
        ? { minutes: event.error.minutes, seconds: event.error.seconds }
        : { minutes: 0, seconds: 0 }
    ),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 })
  },
  guards: {
    hasKey: ({ context }) => context.key !== undefined,
    hasUser: ({ context }) => context.user !== undefined,
    wasSignedIn: ({ context }) => context.wasSignedIn,
    noAnswer: ({ event }) => "error" in event && event.error instanceof NetworkError,
    noShop: ({ event }) => "error" in event && event.error instanceof ShopNotFound,
    because: ({ event }, tag: string) =>
      "error" in event && (event.error as { readonly _tag?: unknown } | null)?._tag === tag,
    notShown: ({ event }) => "error" in event && event.error instanceof PasskeyNotShown,
    asksSecondStep: ({ context }) => context.secondStep !== undefined,
    tooSoon: ({ event }) => "error" in event && event.error instanceof RateLimited,
    /** Whether the current host is the shop's own, so that no navigation is needed. */
    staysHere: () => false
  },
  delays: { logoutGuard: 2_000, retry: 5_000 }
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    ...input,
    user: undefined,
    notice: undefined,
    redirectUrl: undefined,
    secondStep: undefined,
    minutes: 0,
    seconds: 0,
    renewals: 0
  }),
  invoke: { src: "otherTabs" },
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "hasKey", target: "requestingTokens" }, { target: "recognising" }] },
    requestingTokens: {
      invoke: {
        src: "requestTokens",
        input: ({ context }) => ({ key: context.key ?? "" }),
        onDone: { target: "recognising", actions: [assign({ key: undefined }), "tellSignedIn"] },
        onError: [
          noAnswer,
          { ...noShop, actions: assign({ key: undefined }) },
          { target: "signedOut", actions: assign({ key: undefined, notice: "loginFailed" }) }
        ]
      }
    },
    recognising: {
      invoke: {
        src: "whoAmI",
        onDone: {
          target: "signedIn",
          actions: assign({ user: ({ event }) => event.output, wasSignedIn: true, notice: undefined })
        },
        onError: [noAnswer, noShop, { target: "reviving" }]
      }
    },
    /** The access token expires after 15 minutes, but the session does not: a page opened later is still signed in. */
    reviving: {
      invoke: {
        src: "refresh",
        onDone: { target: "recognisingAgain", actions: "countRenewal" },
        onError: [noAnswer, { guard: "wasSignedIn", target: "expired" }, { target: "signedOut" }]
      }
    },
    /** Shown for a mistyped address instead of the sign-in form. */
    nowhere: { entry: "forgetSecondStep", type: "final" },
    unreachable: { on: { again: "arriving" }, after: { retry: "arriving" } },
    signedOut: {
      on: {
        signIn: { target: "checkingPassword", actions: assign({ notice: undefined }) },
        usePasskey: { target: "checkingPasskey", actions: assign({ notice: undefined }) },
        signedInElsewhere: { target: "recognising", actions: assign({ notice: undefined }) }
      }
    },
    checkingPassword: {
      invoke: {
        src: "checkPassword",
        input: ({ event }) =>
          event.type === "signIn"
            ? { userName: event.userName, password: event.password }
            : { userName: "", password: "" },
        onDone: { target: "keyGiven", actions: { type: "keepKey", params: ({ event }) => event.output } },
        onError: [
          noShop,
          {
            guard: because("SecondStepNeeded"),
            target: "secondStep",
            actions: assign({ secondStep: ({ event }) => askedBy(event.error) })
          },
          { guard: because("ServerBusy"), target: "signedOut", actions: says("busy") },
          { guard: "noAnswer", target: "signedOut", actions: assign({ notice: "unreachable" }) },
          { guard: "tooSoon", target: "signedOut", actions: ["countMinutes", assign({ notice: "tooManyTries" })] },
          { target: "signedOut", actions: assign({ notice: "loginFailed" }) }
        ]
      }
    },
    /** The password was correct. If the user takes too long, the sign-in starts over. */
    secondStep: {
      on: {
        sendCode: { target: "checkingCode", actions: assign({ notice: undefined }) },
        usePasskey: { target: "checkingPasskey", actions: assign({ notice: undefined }) },
        startOver: { target: "signedOut", actions: assign({ notice: undefined, secondStep: undefined }) },
        signedInElsewhere: { target: "recognising", actions: assign({ notice: undefined, secondStep: undefined }) }
      }
    },
    checkingCode: {
      invoke: {
        src: "checkCode",
        input: ({ context, event }) => ({
          token: context.secondStep?.token ?? "",
          code: event.type === "sendCode" ? event.code : ""
        }),
        onDone: { target: "keyGiven", actions: { type: "keepKey", params: ({ event }) => event.output } },
        onError: [
          {
            guard: because("SecondStepOver"),
            target: "signedOut",
            actions: [says("secondStepOver"), "forgetSecondStep"]
          },
          { guard: "noAnswer", target: "secondStep", actions: says("unreachable") },
          { guard: "tooSoon", target: "secondStep", actions: ["countMinutes", says("tooManyTries")] },
          { target: "secondStep", actions: says("codeNotRight") }
        ]
      }
    },
    checkingPasskey: {
      invoke: {
        src: "checkPasskey",
        input: ({ context }) => ({ token: context.secondStep?.token }),
        onDone: { target: "keyGiven", actions: { type: "keepKey", params: ({ event }) => event.output } },
        onError: [
          noShop,
          {
            guard: because("SecondStepOver"),
            target: "signedOut",
            actions: [says("secondStepOver"), "forgetSecondStep"]
          },
          { guard: "noAnswer", target: "asking", actions: says("unreachable") },
          { guard: "tooSoon", target: "asking", actions: ["countMinutes", says("tooManyTries")] },
          { guard: "notShown", target: "asking", actions: says("passkeyNotShown") },
          { target: "asking", actions: says("passkeyNotAccepted") }
        ]
      }
    },
    keyGiven: { always: [{ guard: "staysHere", target: "requestingTokens" }, { target: "handingOff" }] },
    /** Returns to the state in which the passkey was requested. */
    asking: { always: [{ guard: "asksSecondStep", target: "secondStep" }, { target: "signedOut" }] },
    handingOff: { entry: "handOff", type: "final" },
    signedIn: {
      on: {
        refused: "refreshing",
        signOut: "signingOut",
        changed: "recognisingAgain",
        signedOutElsewhere: "endedElsewhere"
      }
    },
    /** A single refresh for all requests refused in the meantime (S5). */
    refreshing: {
      invoke: {
        src: "refresh",
        onDone: { target: "recognisingAgain", actions: "countRenewal" },
        onError: [{ guard: "noAnswer", target: "signedIn" }, { target: "expired" }]
      },
      on: { signOut: "signingOut", signedOutElsewhere: "endedElsewhere" }
    },
    recognisingAgain: {
      invoke: {
        src: "whoAmI",
        onDone: {
          target: "signedIn",
          actions: assign({ user: ({ event }) => event.output, wasSignedIn: true, notice: undefined })
        },
        onError: [{ guard: "noAnswer", target: "keptOrUnreachable" }, { target: "expired" }]
      },
      on: { signOut: "signingOut", signedOutElsewhere: "endedElsewhere" }
    },
    keptOrUnreachable: { always: [{ guard: "hasUser", target: "signedIn" }, { target: "unreachable" }] },
    expired: { entry: ["forget", assign({ notice: "sessionExpired" })], always: "signedOut" },
    endedElsewhere: { entry: ["forget", assign({ notice: "loggedOut" })], always: "signedOut" },
    signingOut: {
      entry: ["forget", "tellSignedOut"],
      invoke: {
        src: "endSession",
        onDone: "leaving",
        onError: [{ guard: "noAnswer", target: "stillSignedInThere" }, { target: "leaving" }]
      }
    },
    /**
     * On a shared computer, the server must not let the next user back in, so sign-out is retried until the server is
     * reached.
     */
    stillSignedInThere: { on: { again: "signingOut" }, after: { retry: "signingOut" } },
    /** Stays in the logout transition, which returns to the base domain's sign-in. */
    leaving: { entry: assign({ notice: "loggedOut" }), after: { logoutGuard: "signedOut" } }
  }
})

const askedBy = (failure: unknown): PendingSecondStep => {
  const { methods, token } = failure as PendingSecondStep
  return { methods, token }
}

function notProvided(): Promise<never> {
  throw new Error("provide this actor in app-web")
}
