import { assert, describe, it } from "@effect/vitest"
import type { SnapshotFrom } from "xstate"
import { getAdjacencyMap, getShortestPaths } from "xstate/graph"
import { sessionMachine } from "#domain/session/sessionMachine.ts"
import {
  NetworkError,
  ShopNotFound,
  PasskeyNotShown,
  SessionBusy,
  RateLimited
} from "#domain/session/sessionFailures.ts"
import { sessionSteps } from "./sessionSteps.ts"

type State = SnapshotFrom<typeof sessionMachine>
interface Happening {
  readonly type: string
  readonly [more: string]: unknown
}

const handOff = { key: "key-2", redirectUrl: "http://demo.localhost/auth-transition" }
const answers: Readonly<Record<string, unknown>> = {
  checkingPassword: handOff,
  checkingCode: handOff,
  checkingPasskey: handOff,
  recognising: { id: "bea" },
  recognisingAgain: { id: "bea" }
}
const calling = [
  "requestingTokens",
  "recognising",
  "reviving",
  "checkingPassword",
  "checkingCode",
  "checkingPasskey",
  "refreshing",
  "recognisingAgain",
  "signingOut"
]
const waits: Readonly<Record<string, string>> = {
  unreachable: "retry",
  stillSignedInThere: "retry",
  leaving: "logoutGuard"
}
const byPeople: ReadonlyArray<Happening> = [
  { type: "signIn", userName: "bea", password: "secret" },
  { type: "usePasskey" },
  { type: "sendCode", code: "755224" },
  { type: "startOver" },
  { type: "signOut" },
  { type: "refused" },
  { type: "changed" },
  { type: "again" },
  { type: "signedInElsewhere" },
  { type: "signedOutElsewhere" }
]

/** All events that can occur in a state, whether or not the machine handles them. */
const happenings = (state: State): ReadonlyArray<Happening> => {
  const value = String(state.value)
  const actor = `0.session.${value}`
  const wait = waits[value]
  return [
    ...byPeople,
    ...(calling.includes(value)
      ? [
          { type: `xstate.done.actor.${actor}`, output: answers[value], name: "answered" },
          { type: `xstate.error.actor.${actor}`, error: { _tag: "Refused" }, name: "refused by the server" },
          { type: `xstate.error.actor.${actor}`, error: new NetworkError(), name: "network error" },
          { type: `xstate.error.actor.${actor}`, error: new ShopNotFound(), name: "unknown shop" }
        ]
      : []),
    ...(value.startsWith("checking")
      ? [{ type: `xstate.error.actor.${actor}`, error: new RateLimited(12), name: "too many attempts" }]
      : []),
    ...(value === "checkingPassword"
      ? [{ type: `xstate.error.actor.${actor}`, error: new SessionBusy(), name: "server busy" }]
      : []),
    ...(value === "checkingPassword"
      ? [
          {
            type: `xstate.error.actor.${actor}`,
            error: { _tag: "SecondStepNeeded", token: "half", methods: ["authenticator"] },
            name: "second step required"
          }
        ]
      : []),
    ...(value === "checkingCode" || value === "checkingPasskey"
      ? [{ type: `xstate.error.actor.${actor}`, error: { _tag: "SecondStepOver" }, name: "second step expired" }]
      : []),
    ...(value === "checkingPasskey"
      ? [{ type: `xstate.error.actor.${actor}`, error: new PasskeyNotShown(), name: "passkey not presented" }]
      : []),
    ...(wait === undefined ? [] : [{ type: `xstate.after.${wait}.session.${value}`, name: `after ${wait}` }])
  ]
}

const seen = ({ value, context: { renewals: _, ...context } }: State) => JSON.stringify([value, context])
const options = (key: string | undefined, wasSignedIn: boolean) =>
  ({
    input: { key, wasSignedIn },
    events: happenings,
    serializeState: seen,
    serializeEvent: (event: Happening) => String(event["name"] ?? event.type)
  }) as never

const arrivals = [
  [undefined, false],
  [undefined, true],
  ["key-1", false]
] as const

interface Known {
  readonly state: State
  readonly transitions: Readonly<Record<string, { readonly event: Happening; readonly state: State }>>
}

/** Every state with every event that can occur in it. */
const edges = arrivals.flatMap(([key, was]) => {
  const known = Object.values(
    getAdjacencyMap(sessionMachine, options(key, was)) as unknown as Readonly<Record<string, Known>>
  )
  return known.flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: next }) => ({ state, event, next }))
  )
})
const moves = edges.filter(({ state, next }) => seen(state) !== seen(next))

describe("the session machine", () => {
  it("behaves exactly as specified in every reachable state", () => {
    const done = moves.map(({ state, event, next }) => {
      const notice = next.context.notice
      const fresh = ["signedOut", "leaving", "secondStep"].includes(String(next.value)) ? notice : undefined
      return [state.value, event["name"] ?? event.type, next.value, ...(fresh === undefined ? [] : [fresh])].join(" · ")
    })
    const written = sessionSteps.map((step) => step.filter((word) => word !== undefined).join(" · "))
    assert.deepStrictEqual([...new Set(done)].sort(), [...written].sort())
  })

  it("reaches every state from every start, except those that depend on a key", () => {
    const reached = new Set(
      arrivals.flatMap(([key, was]) =>
        getShortestPaths(sessionMachine, options(key, was)).map((path) => String((path.state as State).value))
      )
    )
    const passing = ["arriving", "keyGiven", "asking", "keptOrUnreachable", "expired", "endedElsewhere"]
    assert.sameMembers([...reached, ...passing], Object.keys(sessionMachine.states))
  })

  it("holds the user only while signed in, and clears them on sign-out", () => {
    for (const { next } of edges) {
      const inside = ["signedIn", "refreshing"].includes(String(next.value))
      const outside = [
        "signedOut",
        "signingOut",
        "stillSignedInThere",
        "leaving",
        "checkingPassword",
        "secondStep",
        "checkingCode",
        "checkingPasskey",
        "handingOff",
        "requestingTokens"
      ].includes(String(next.value))
      if (inside) assert.strictEqual(next.context.user?.id, "bea")
      if (outside) assert.isUndefined(next.context.user)
    }
  })

  it("shows 'session expired' only to users who were signed in", () => {
    for (const path of getShortestPaths(sessionMachine, options(undefined, false))) {
      const values = path.steps.map(({ state }) => String((state as State).value))
      const last = path.state as State
      if (last.context.notice === "sessionExpired")
        assert.isTrue(values.includes("signedIn") || values.includes("recognisingAgain"), values.join(" "))
    }
  })

  it("holds the partial sign-in only for the second factor", () => {
    for (const { next } of edges) {
      const may = ["asking", "secondStep", "checkingCode", "checkingPasskey"].includes(String(next.value))
      if (!may) assert.isUndefined(next.context.secondStep, String(next.value))
      if (next.value === "secondStep" || next.value === "checkingCode")
        assert.strictEqual(next.context.secondStep?.token, "half")
    }
  })

  it("shows the waiting time after too many attempts", () => {
    for (const { event, next } of moves) {
      if (event["name"] === "too many attempts")
        assert.deepStrictEqual([next.context.minutes, next.context.seconds], [12, 720])
    }
  })

  it("uses a handoff key once", () => {
    for (const { state, event, next } of moves) {
      if (state.value === "requestingTokens" && event["name"] !== "network error") assert.isUndefined(next.context.key)
    }
  })

  it("ignores a second click on log out and a rejected request while signed out", () => {
    for (const { state, event, next } of edges) {
      const out = ["signingOut", "stillSignedInThere", "leaving", "signedOut"].includes(String(state.value))
      if (out && (event.type === "signOut" || event.type === "refused")) assert.strictEqual(seen(next), seen(state))
    }
  })
})
