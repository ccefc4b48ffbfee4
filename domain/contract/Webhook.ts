import { Schema } from "effect"

/**
 * A request from a partner's server (webhook or callback): the raw body, because the signature covers every byte, the
 * signature, and the path with its query. Input of endpoints with `webhook`, whose handlers check the signature first.
 */
export const WebhookMessage = Schema.Struct({ url: Schema.String, body: Schema.String, signature: Schema.String })
export type WebhookMessage = typeof WebhookMessage.Type

/** The request is not signed by the partner, or the signature is for another URL. */
export class WebhookNotSigned extends Schema.TaggedError<WebhookNotSigned>()(
  "WebhookNotSigned",
  {},
  { httpApiStatus: 401 }
) {}
