import { Schema } from "effect"

/**
 * What a partner's server posts to us (a webhook, a callback): the body as it came, because its signature covers every
 * byte of it, the signature, and the path with its query. The input of an endpoint with `webhook`; its handler checks
 * the signature before anything else.
 */
export const WebhookMessage = Schema.Struct({ url: Schema.String, body: Schema.String, signature: Schema.String })
export type WebhookMessage = typeof WebhookMessage.Type

/** Not signed by the partner, or not for this address. */
export class WebhookNotSigned extends Schema.TaggedError<WebhookNotSigned>()(
  "WebhookNotSigned",
  {},
  { httpApiStatus: 401 }
) {}
