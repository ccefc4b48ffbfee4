import { readFileSync } from "node:fs"
import { assert, describe, it } from "vitest"
import { quoteMachine } from "#domain/public-page/quoteMachine.ts"

/** The story that shows each state of the public quote. Transient states have none. */
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

/** Returns the states in which a visitor can pause; nested ones with their parent's name. */
const standing = (states: Readonly<Record<string, State>>, within = ""): ReadonlyArray<string> =>
  Object.entries(states).flatMap(([name, state]) =>
    state.states !== undefined
      ? standing(state.states, `${name}.`)
      : state.always !== undefined && state.on === undefined
        ? []
        : [`${within}${name}`]
  )

describe("the stories of the public quote", () => {
  it("cover every state in which a visitor can pause", () => {
    const states = standing(quoteMachine.config.states as Readonly<Record<string, State>>)
    assert.deepStrictEqual(Object.keys(storyOf).toSorted(), states.toSorted())
    const text = readFileSync("stories/screens/public-page/Quote.stories.tsx", "utf8")
    assert.deepStrictEqual(
      Object.values(storyOf).filter((name) => !text.includes(`export const ${name}: Story`)),
      []
    )
  })
})
