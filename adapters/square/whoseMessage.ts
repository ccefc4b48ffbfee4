import { Effect } from "effect"
import type { CardMessage } from "#domain/card-payments/CardProcessor.ts"
import { readNote } from "./noteOf.ts"
import type { CardHooks } from "./CardHooks.ts"
import type { HookEvent } from "./readHook.ts"

/**
 * Whose payment a message is about, by the note on it: on the payment itself, or on the one that a refund names.
 * Undefined: none of ours.
 */
export const whoseMessage = Effect.fn("whoseMessage")(function* (
  {
    event_id: eventId,
    data: {
      object: { payment, refund }
    }
  }: HookEvent,
  { noteOn }: Pick<NonNullable<CardHooks["Service"]>, "noteOn">
) {
  if (payment === undefined && refund === undefined) return undefined
  const note = payment === undefined ? yield* noteOn(refund!.payment_id) : payment.note
  const whose = readNote(note)
  return whose && ({ eventId, ...whose, ...(refund === undefined ? {} : { refund: refund.id }) } satisfies CardMessage)
})
