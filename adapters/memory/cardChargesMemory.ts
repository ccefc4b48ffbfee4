import { Effect, Layer } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { Shelves } from "./Shelves.ts"

/** What the card processor was asked, over a map. No worker sees to it: a test or a story does so itself. */
export const cardChargesMemory = Layer.effect(
  CardCharges,
  Effect.gen(function* () {
    const { mine } = yield* Shelves
    return CardCharges.of({
      add: (charge) => Effect.map(mine, ({ cardCharges }) => void cardCharges.set(charge.id, charge)),
      get: (id) => Effect.map(mine, ({ cardCharges }) => cardCharges.get(id)),
      refundsOf: (payment) =>
        Effect.map(mine, ({ cardCharges }) =>
          [...cardCharges.values()].filter(({ kind, paymentId }) => kind === "refund" && paymentId === payment)
        ),
      tell: (id, { processorId, isSettled, hold }) =>
        Effect.map(mine, ({ cardCharges }) => {
          const kept = cardCharges.get(id)
          if (kept !== undefined)
            cardCharges.set(id, {
              ...kept,
              processorId,
              isSettled,
              hold: hold ?? kept.hold,
              token: isSettled ? "" : kept.token
            })
        }),
      hasHeard: (eventId) => Effect.map(mine, ({ cardEvents }) => cardEvents.has(eventId)),
      hear: (eventId, at) => Effect.map(mine, ({ cardEvents }) => void cardEvents.set(eventId, at))
    })
  })
).pipe(Layer.provide(Shelves.empty))
