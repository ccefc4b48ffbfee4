import { assign, fromPromise, setup } from "xstate"
import { NetworkError, RateLimited } from "#domain/session/sessionFailures.ts"
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  ResetLink,
  ResetNotice
} from "./PasswordResetContext.ts"
import { type RefusalReason, ResetRefused } from "./ResetRefused.ts"

const machine = setup({
  types: {
    context: {} as PasswordResetContext,
    input: {} as PasswordResetInput,
    events: {} as PasswordResetEvent
  },
  actors: {
    sendLink: fromPromise<void, { email: string }>(notProvided),
    checkLink: fromPromise<void, ResetLink>(notProvided),
    setPassword: fromPromise<void, ResetLink & { password: string }>(notProvided)
  },
  actions: {
    goToLogin: () => {},
    notice: assign((_, notice: ResetNotice) => ({ notice })),
    forget: assign({ notice: undefined }),
    /** An invalid link is not retried. */
    dropLink: assign({ link: undefined }),
    countMinutes: assign({
      minutes: ({ event }) => ("error" in event && event.error instanceof RateLimited ? event.error.minutes : 0)
    })
  },
  guards: {
    hasLink: ({ context }) => typeof context.link === "object",
    hasBrokenLink: ({ context }) => context.link === "broken",
    refused: ({ event }, reason: RefusalReason) =>
      "error" in event && event.error instanceof ResetRefused && event.error.reason === reason,
    tooSoon: ({ event }) => "error" in event && event.error instanceof RateLimited,
    noAnswer: ({ event }) => "error" in event && event.error instanceof NetworkError
  },
  delays: { retry: 5_000, reading: 3_000 }
})

const saying = (notice: ResetNotice) => ({ type: "notice", params: notice }) as const
const refusedBecause = (reason: RefusalReason) => ({ type: "refused", params: reason }) as const
const noLink: ResetLink = { email: "", token: "" }
const linkOf = ({ link }: PasswordResetContext) => (typeof link === "object" ? link : noLink)

/** An invalid link leads back to requesting another one (spec §4, §8). */
const backToAsking = [
  { guard: refusedBecause("linkExpired"), target: "asking", actions: ["dropLink", saying("linkExpired")] },
  { guard: refusedBecause("linkTooOld"), target: "asking", actions: ["dropLink", saying("linkTooOld")] }
] as const

/**
 * Spec §4 Password reset: requesting a link, following it, choosing a new password. Defines the states and transitions;
 * actors and actions are provided by the app.
 */
export const passwordResetMachine = machine.createMachine({
  id: "passwordReset",
  context: ({ input }) => ({ ...input, email: "", notice: undefined, minutes: 0 }),
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "hasLink", target: "checkingLink" },
        { guard: "hasBrokenLink", target: "asking", actions: ["dropLink", saying("linkBroken")] },
        { target: "asking" }
      ]
    },
    asking: {
      on: { request: { target: "requesting", actions: ["forget", assign({ email: ({ event }) => event.email })] } }
    },
    requesting: {
      invoke: {
        src: "sendLink",
        input: ({ context }) => ({ email: context.email }),
        onDone: "sent",
        onError: [
          { guard: refusedBecause("emailUnknown"), target: "emailNotFound" },
          { guard: refusedBecause("noMail"), target: "asking", actions: saying("noMail") },
          { guard: "tooSoon", target: "asking", actions: [saying("tooManyTries"), "countMinutes"] },
          { guard: "noAnswer", target: "asking", actions: saying("unreachable") },
          { target: "asking", actions: saying("failed") }
        ]
      }
    },
    emailNotFound: {
      on: { request: { target: "requesting", actions: assign({ email: ({ event }) => event.email }) } }
    },
    sent: { on: { again: "asking" } },
    checkingLink: {
      invoke: {
        src: "checkLink",
        input: ({ context }) => linkOf(context),
        onDone: "choosing",
        onError: [
          ...backToAsking,
          { guard: "noAnswer", target: "unreachable" },
          { target: "asking", actions: ["dropLink", saying("linkBroken")] }
        ]
      }
    },
    unreachable: { on: { again: "checkingLink" }, after: { retry: "checkingLink" } },
    choosing: { on: { choose: { target: "setting", actions: "forget" } } },
    setting: {
      invoke: {
        src: "setPassword",
        input: ({ context, event }) => ({
          ...linkOf(context),
          password: event.type === "choose" ? event.password : ""
        }),
        onDone: { target: "done", actions: "dropLink" },
        onError: [
          ...backToAsking,
          { guard: refusedBecause("passwordCommon"), target: "choosing", actions: saying("passwordCommon") },
          { guard: "noAnswer", target: "choosing", actions: saying("unreachable") },
          { target: "choosing", actions: saying("failed") }
        ]
      }
    },
    done: { on: { login: "left" }, after: { reading: "left" } },
    left: { entry: "goToLogin", type: "final" }
  }
})

function notProvided(): Promise<never> {
  throw new Error("provide this actor in app-web")
}
