import { setup } from "xstate"
import { type EdiEvent, ediTransitions } from "./ediStates.ts"

/** State machine of an invoice's path to its partner and back, built from `ediTransitions`. */
export const ediMachine = setup({ types: { events: {} as { readonly type: EdiEvent } } }).createMachine({
  id: "ediInvoice",
  initial: "draft",
  states: Object.fromEntries(
    Object.entries(ediTransitions).map(([state, leads]) => [
      state,
      { on: Object.fromEntries(Object.entries(leads).map(([event, target]) => [event, { target }])) }
    ])
  )
})
