import { createHmac, timingSafeEqual } from "node:crypto"
import { Context, Effect } from "effect"
import type { CardMessage, ProcessorUnavailable } from "#domain/card-payments/CardProcessor.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * The processor's webhooks: their URL, the signing key, and how to look up the note on a payment they name. Undefined
 * if none are expected.
 */
export class CardWebhooks extends Context.Service<
  CardWebhooks,
  | {
      readonly url: string
      readonly key: string
      readonly noteOn: (processorId: string) => Effect.Effect<string | undefined, ProcessorUnavailable>
    }
  | undefined
>()("adapters/square/CardWebhooks") {}

/** The fields of Square's payment and refund events that are used. */
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

/** Maximum difference between an event's time and now, in milliseconds, either way (I8). */
const maxAge = 5 * 60_000

/**
 * Parses a Square webhook. The signature is HMAC-SHA256 over the notification URL and the body, in base64, with the
 * subscription's key (developer.squareup.com/docs/webhooks/step3validate). Returns "forged" if the signature does not
 * match, "stale" if the event is more than five minutes off.
 */
export const parseWebhook = (
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

/**
 * Builds the note that identifies a payment's owner on Square's payment, because events of all shops come to one URL.
 */
export const noteOf = ({ shop, paymentId }: PaymentOwner): string => `frit:${shop}:${paymentId}`

/** Parses the note; undefined if the payment is not ours. */
const readNote = (note: string | null | undefined): PaymentOwner | undefined => {
  const [, shop, paymentId] = noteForm.exec(note ?? "") ?? []
  return shop === undefined ? undefined : { shop: TenantId.make(shop), paymentId: PaymentId.make(paymentId!) }
}

/**
 * Returns whose payment an event is about, from the note on the payment, or on the payment that a refund refers to.
 * Undefined if not ours.
 */
export const paymentOwnerOf = Effect.fn("paymentOwnerOf")(function* (
  {
    event_id: eventId,
    data: {
      object: { payment, refund }
    }
  }: HookEvent,
  { noteOn }: Pick<NonNullable<CardWebhooks["Service"]>, "noteOn">
) {
  if (payment === undefined && refund === undefined) return undefined
  const note = payment === undefined ? yield* noteOn(refund!.payment_id) : payment.note
  const whose = readNote(note)
  return whose && ({ eventId, ...whose, ...(refund === undefined ? {} : { refund: refund.id }) } satisfies CardMessage)
})
