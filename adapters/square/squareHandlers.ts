import { Clock, Effect, Schema } from "effect"
import { handleProcessorWebhook } from "#domain/card-payments/handleProcessorWebhook.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { endpoint, handle } from "#domain/contract/Endpoint.ts"
import { WebhookMessage, WebhookNotSigned } from "#domain/contract/Webhook.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { CardWebhooks, parseWebhook, paymentOwnerOf } from "./CardWebhooks.ts"

/** The event is more than five minutes old and might be replayed (I8). */
export class WebhookTooOld extends Schema.TaggedError<WebhookTooOld>()("WebhookTooOld", {}, { httpApiStatus: 400 }) {}

/** No key is configured to verify events, so none are accepted. */
export class WebhooksNotTaken extends Schema.TaggedError<WebhooksNotTaken>()(
  "WebhooksNotTaken",
  {},
  { httpApiStatus: 404 }
) {}

/** Square's webhook for all shops, on the platform's own host; the note on the payment identifies the shop. */
export const postSquareEvent = endpoint({
  name: "postSquareEvent",
  summary:
    "Receives payment and refund updates from Square (`payment.updated`, `refund.updated`). A 503 response asks Square to retry.",
  method: "POST",
  path: "/square/events",
  access: "everyone",
  webhook: { signature: "X-Square-HmacSha256-Signature", type: "application/json" },
  input: WebhookMessage,
  output: Schema.Struct({}),
  failures: [WebhookNotSigned, WebhookTooOld, WebhooksNotTaken, CardsUnavailable]
})

export const squareHandlers = [
  handle(
    postSquareEvent,
    Effect.fnUntraced(function* ({ body, signature }) {
      const hooks = yield* CardWebhooks
      if (hooks === undefined) return yield* new WebhooksNotTaken()
      const event = parseWebhook(body, signature, { ...hooks, now: yield* Clock.currentTimeMillis })
      if (event === "forged") return yield* new WebhookNotSigned()
      if (event === "stale") return yield* new WebhookTooOld()
      const hear = Effect.gen(function* () {
        const message = yield* paymentOwnerOf(event, hooks)
        if (message === undefined) return
        const { shop, ...about } = message
        yield* Effect.provideService(handleProcessorWebhook(about), CurrentTenant, { id: shop })
      })
      yield* hear.pipe(Effect.catchTag("ProcessorUnavailable", () => new CardsUnavailable()))
      return {}
    })
  )
]
