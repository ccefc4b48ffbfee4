import { Context, type Effect } from "effect"

/** An outgoing email. `id` becomes its message id, so that the recipient's server can detect duplicates. */
export interface Mail {
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Sender name, if not the product's. The address is always ours; other ones would be rejected by mail servers. */
  readonly from?: string
  /** Reply-To address. */
  readonly replyTo?: string
  /** A JPEG that the HTML references as `cid:logo`. */
  readonly logo?: Uint8Array
  readonly attachments?: ReadonlyArray<{ readonly name: string; readonly type: string; readonly bytes: Uint8Array }>
}

/** Sends email through the mail service. */
export class Mailer extends Context.Service<
  Mailer,
  {
    readonly send: (mail: Mail) => Effect.Effect<void, MailDeliveryFailed>
  }
>()("domain/mail/Mailer") {}

/**
 * The mail service did not accept an email. Sending is retried later, unless the recipient's server rejected it
 * permanently.
 */
export class MailDeliveryFailed extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}
