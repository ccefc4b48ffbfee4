import { assert, describe, it } from "@effect/vitest"
import type { SnapshotFrom } from "xstate"
import { getAdjacencyMap, getShortestPaths, getSimplePaths } from "xstate/graph"
import type { PasswordResetInput } from "#domain/password-reset/PasswordResetContext.ts"
import { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { ResetRefused } from "#domain/password-reset/ResetRefused.ts"
import { NetworkError, RateLimited } from "#domain/session/sessionFailures.ts"
import { passwordResetSteps } from "./passwordResetSteps.ts"

type State = SnapshotFrom<typeof passwordResetMachine>
interface Happening {
  readonly type: string
  readonly [more: string]: unknown
}

const refusals: ReadonlyArray<readonly [string, Error | object]> = [
  ["email unknown", new ResetRefused("emailUnknown")],
  ["mail not configured", new ResetRefused("noMail")],
  ["link older than 10 minutes", new ResetRefused("linkExpired")],
  ["link older than 3 days", new ResetRefused("linkTooOld")],
  ["password too common", new ResetRefused("passwordCommon")],
  ["too many requests", new RateLimited(42)],
  ["network error", new NetworkError()],
  ["other failure", { _tag: "Refused" }]
]
const byPeople: ReadonlyArray<Happening> = [
  { type: "request", email: "bea@copperstate.example" },
  { type: "choose", password: "Kestrel-41-vQ" },
  { type: "again" },
  { type: "login" }
]
const calling = ["requesting", "checkingLink", "setting"]
const waits: Readonly<Record<string, string>> = { unreachable: "retry", done: "reading" }

/** All events that can occur in a state, whether or not the machine handles them. */
const happenings = (state: State): ReadonlyArray<Happening> => {
  const value = String(state.value)
  const actor = `0.passwordReset.${value}`
  const wait = waits[value]
  return [
    ...byPeople,
    ...(calling.includes(value)
      ? [
          { type: `xstate.done.actor.${actor}`, name: "answered" },
          ...refusals.map(([name, error]) => ({ type: `xstate.error.actor.${actor}`, error, name }))
        ]
      : []),
    ...(wait === undefined ? [] : [{ type: `xstate.after.${wait}.passwordReset.${value}`, name: `after ${wait}` }])
  ]
}

const seen = ({ value, context }: State) => JSON.stringify([value, context])
const options = (link: PasswordResetInput["link"]) =>
  ({
    input: { link },
    events: happenings,
    serializeState: seen,
    serializeEvent: (event: Happening) => String(event["name"] ?? event.type)
  }) as never

const link = { email: "bea@copperstate.example", token: "t".repeat(43) }
const arrivals = [undefined, "broken", link] as const

interface Known {
  readonly state: State
  readonly transitions: Readonly<Record<string, { readonly event: Happening; readonly state: State }>>
}

const edges = arrivals.flatMap((from) => {
  const known = Object.values(
    getAdjacencyMap(passwordResetMachine, options(from)) as unknown as Readonly<Record<string, Known>>
  )
  return known.flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: next }) => ({ state, event, next }))
  )
})
const moves = edges.filter(({ state, next }) => state.value !== next.value)

describe("the password reset machine", () => {
  it("behaves exactly as specified in every reachable state", () => {
    const done = moves.map(({ state, event, next }) => {
      const cameBack = next.value === "asking" || next.value === "choosing"
      const notice = cameBack && calling.includes(String(state.value)) ? next.context.notice : undefined
      return [state.value, event["name"] ?? event.type, next.value, ...(notice === undefined ? [] : [notice])].join(
        " · "
      )
    })
    assert.deepStrictEqual([...new Set(done)].sort(), passwordResetSteps.map((step) => step.join(" · ")).sort())
  })

  it("reaches every state", () => {
    const reached = new Set(
      arrivals.flatMap((from) =>
        getShortestPaths(passwordResetMachine, options(from)).map((path) => String((path.state as State).value))
      )
    )
    assert.sameMembers([...reached, "arriving"], Object.keys(passwordResetMachine.states))
  })

  it("sets a password only with a verified link, on every path", () => {
    const paths = arrivals.flatMap((from) => getSimplePaths(passwordResetMachine, options(from)))
    assert.isAbove(paths.length, 100)
    for (const path of paths) {
      const values = path.steps.map(({ state }) => String((state as State).value))
      const sets = values.indexOf("setting")
      if (sets >= 0) assert.isTrue(values.slice(0, sets).includes("choosing"), values.join(" "))
      if ((path.state as State).value === "setting") assert.deepStrictEqual((path.state as State).context.link, link)
      if (values.includes("choosing")) assert.isTrue(values.includes("checkingLink"), values.join(" "))
    }
  })

  it("discards an invalid link and a used one", () => {
    for (const { next } of moves) {
      if (["asking", "requesting", "sent", "emailNotFound", "done", "left"].includes(String(next.value)))
        assert.isUndefined(next.context.link, seen(next))
    }
  })

  it("reports the waiting time only after too many requests", () => {
    for (const { next } of moves) {
      if (next.context.notice === "tooManyTries") assert.strictEqual(next.context.minutes, 42)
    }
  })

  it("has no pending work once left", () => {
    const left = edges.filter(({ state }) => state.value === "left")
    assert.deepStrictEqual(
      left.filter(({ state, next }) => seen(state) !== seen(next)),
      []
    )
  })
})
