import { readFileSync } from "node:fs"
import { assert, describe, it } from "vitest"
import { quoteMachine } from "#domain/public-page/quoteMachine.ts"

/** The story that shows each state of the public quote; those that only lead on to another are shown by nobody. */
const storyOf: Readonly<Record<string, string>> = {
  glass: "Glass",
  chips: "Chips",
  vehicle: "Vehicle",
  looking: "Looking",
  car: "Car",
  question: "Question",
  picture: "Picture",
  wrongPart: "NotTheirs",
  price: "Price",
  noMatch: "NoMatch",
  "where.choosing": "Where",
  "where.finding": "WhereFinding",
  locating: "Locating",
  moving: "Moving",
  "time.loading": "TimeLoading",
  "time.failed": "Outside",
  "time.choosing": "Time",
  "time.holding": "TimeHolding",
  contact: "Contact",
  sending: "Sending",
  deposit: "DepositAsked",
  paying: "Paying",
  "retiming.loading": "RetimeLoading",
  "retiming.failed": "RetimeFailed",
  "retiming.choosing": "Retime",
  "retiming.holding": "RetimeHolding",
  repricing: "Repricing",
  done: "Booked"
}

interface State {
  readonly always?: unknown
  readonly on?: unknown
  readonly states?: Readonly<Record<string, State>>
}

/** The states in which a visitor can stand, those within others by both names. */
const standing = (states: Readonly<Record<string, State>>, within = ""): ReadonlyArray<string> =>
  Object.entries(states).flatMap(([name, state]) =>
    state.states !== undefined
      ? standing(state.states, `${name}.`)
      : state.always !== undefined && state.on === undefined
        ? []
        : [`${within}${name}`]
  )

describe("the public quote's stories", () => {
  it("show every state that a visitor can stand in", () => {
    const states = standing(quoteMachine.config.states as Readonly<Record<string, State>>)
    assert.deepStrictEqual(Object.keys(storyOf).toSorted(), states.toSorted())
    const text = readFileSync("stories/screens/public-page/Quote.stories.tsx", "utf8")
    assert.deepStrictEqual(
      Object.values(storyOf).filter((name) => !text.includes(`export const ${name}: Story`)),
      []
    )
  })
})
