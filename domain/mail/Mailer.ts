import { Context, type Effect } from "effect"

/** A mail as it leaves the house. `id` names it to the receiver, so that one sent twice can be known again. */
export interface Mail {
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** In whose name it is sent, where it is not the product's; the address stays ours, or the post would refuse it. */
  readonly from?: string
  /** Where answers go. */
  readonly replyTo?: string
  /** A JPEG that the html shows as `cid:logo`. */
  readonly logo?: Uint8Array
  readonly attachments?: ReadonlyArray<{ readonly name: string; readonly type: string; readonly bytes: Uint8Array }>
}

/** The way to the post. */
export class Mailer extends Context.Service<
  Mailer,
  {
    readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>
  }
>()("domain/mail/Mailer") {}

/**
 * The post did not take a mail; it is tried again later, unless the receiver's side said that it never will take it.
 */
export class MailNotSent extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}
