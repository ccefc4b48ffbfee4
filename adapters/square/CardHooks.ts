import { createHmac, timingSafeEqual } from "node:crypto"
import { Context, Effect } from "effect"
import type { CardMessage, ProcessorSilent } from "#domain/card-payments/CardProcessor.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * The processor's messages: where they come to, the key they are signed with, and how to look up the note on a payment
 * they name. Undefined where none are expected.
 */
export class CardHooks extends Context.Service<
  CardHooks,
  | {
      readonly url: string
      readonly key: string
      readonly noteOn: (processorId: string) => Effect.Effect<string | undefined, ProcessorSilent>
    }
  | undefined
>()("adapters/square/CardHooks") {}

/** Square's message about a payment or a refund, as far as it is looked into. */
interface HookEvent {
  readonly event_id: string
  readonly created_at: string
  readonly type: string
  readonly data: {
    readonly object: {
      readonly payment?: { readonly note?: string }
      readonly refund?: { readonly id: string; readonly payment_id: string }
    }
  }
}

/** How old a message may be, in milliseconds, either way (I8). */
const maxAge = 5 * 60_000

/**
 * Reads a webhook of Square's: HMAC-SHA256 over the notification's address and the body, in base64, with the
 * subscription's key (developer.squareup.com/docs/webhooks/step3validate). "forged" when the signature is another,
 * "stale" outside five minutes.
 */
export const readHook = (
  body: string,
  signature: string,
  { url, key, now }: { readonly url: string; readonly key: string; readonly now: number }
): HookEvent | "forged" | "stale" => {
  const [given, right] = [
    Buffer.from(signature),
    Buffer.from(
      createHmac("sha256", key)
        .update(url + body)
        .digest("base64")
    )
  ]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged"
  try {
    const event = JSON.parse(body) as HookEvent
    if (typeof event.event_id !== "string" || typeof event.data?.object !== "object") return "forged"
    return Math.abs(now - Date.parse(event.created_at)) <= maxAge ? event : "stale"
  } catch {
    return "forged"
  }
}

interface PaymentOwner {
  readonly shop: TenantId
  readonly paymentId: PaymentId
}

const noteForm = /^frit:([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}):([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i

/** Whose payment it is, written on Square's payment: its messages come to one address for all shops. */
export const noteOf = ({ shop, paymentId }: PaymentOwner): string => `frit:${shop}:${paymentId}`

/** The same, read; undefined on a payment that is none of ours. */
const readNote = (note: string | null | undefined): PaymentOwner | undefined => {
  const [, shop, paymentId] = noteForm.exec(note ?? "") ?? []
  return shop === undefined ? undefined : { shop: TenantId.make(shop), paymentId: PaymentId.make(paymentId!) }
}

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
