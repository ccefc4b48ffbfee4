import { Effect, Layer } from "effect"
import { framePage } from "#adapters/square-sandbox/framePage.ts"
import { outcomeOf } from "#adapters/square-sandbox/testValues.ts"
import {
  CardDeclined,
  CardProcessor,
  type Charged,
  type ProcessorRefund,
  type ChargeRequest
} from "#domain/card-payments/CardProcessor.ts"
import { declineOf } from "#domain/payments/Card.ts"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { MemoryTables } from "./MemoryTables.ts"

/**
 * In-memory card processor that charges nothing. It accepts the sandbox's test tokens and serves the sandbox's card
 * form from this page.
 */
export const cardProcessorMemory = Layer.sync(CardProcessor, () => {
  const charges = new Map<string, Charged | CardDeclined>()
  const refunds = new Map<string, ProcessorRefund>()
  const told = (known: Charged | CardDeclined) =>
    known instanceof CardDeclined ? Effect.fail(known) : Effect.succeed(known)
  const place = (globalThis as { readonly location?: { readonly origin: string } }).location
  const charge = ({ key, token }: ChargeRequest) =>
    Effect.suspend(() => {
      const { code, brand, last4 } = outcomeOf(token)
      const made =
        charges.get(key) ??
        (code === undefined
          ? { processorId: `charge-${charges.size + 1}`, card: { brand, last4 } }
          : new CardDeclined({ code: declineOf(code) }))
      charges.set(key, made)
      return told(made)
    })
  return CardProcessor.of({
    name: "square",
    isResponding: Effect.succeed(true),
    charge,
    authorize: charge,
    capture: (id) => {
      const known = [...charges.values()].find((one) => !(one instanceof CardDeclined) && one.processorId === id)
      return told(known ?? new CardDeclined({ code: "NOT_CHARGED" }))
    },
    cancel: (key) => Effect.sync(() => void charges.set(key, new CardDeclined({ code: "NOT_CHARGED" }))),
    refund: ({ key, amount, reason }) =>
      Effect.sync(() => {
        const made: ProcessorRefund = refunds.get(key) ?? {
          processorId: `refund-${refunds.size + 1}`,
          status: "refunded",
          amount,
          reason
        }
        refunds.set(key, made)
        return made
      }),
    find: (key) =>
      Effect.suspend(() => {
        const known = charges.get(key)
        return known === undefined ? Effect.succeed(undefined) : told(known)
      }),
    findRefund: (id) => Effect.sync(() => [...refunds.values()].find(({ processorId }) => processorId === id)),
    frame:
      place === undefined
        ? { kind: "none" }
        : {
            kind: "sandbox",
            url: URL.createObjectURL(new Blob([framePage("")], { type: "text/html" })),
            origin: place.origin
          }
  })
})

/** In-memory storage for card charges and refunds. No worker processes them; tests and stories do that themselves. */
export const cardChargesMemory = Layer.effect(
  CardCharges,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return CardCharges.of({
      add: (charge) => Effect.map(current, ({ cardCharges }) => void cardCharges.set(charge.id, charge)),
      get: (id) => Effect.map(current, ({ cardCharges }) => cardCharges.get(id)),
      refundsOf: (payment) =>
        Effect.map(current, ({ cardCharges }) =>
          [...cardCharges.values()].filter(({ kind, paymentId }) => kind === "refund" && paymentId === payment)
        ),
      recordResult: (id, { processorId, isSettled, hold }) =>
        Effect.map(current, ({ cardCharges }) => {
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
      isProcessed: (eventId) => Effect.map(current, ({ cardEvents }) => cardEvents.has(eventId)),
      markProcessed: (eventId, at) => Effect.map(current, ({ cardEvents }) => void cardEvents.set(eventId, at))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
