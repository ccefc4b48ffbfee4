import { Context, Effect, Layer } from "effect"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"

/** Every mail that was sent, the oldest first. */
export class SentMails extends Context.Service<SentMails, ReadonlyArray<Mail>>()("adapters/memory/SentMails") {}

/** A post that delivers to a list. */
export const mailerMemory = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<Mail> = []
    return Context.make(SentMails, sent).pipe(
      Context.add(Mailer, Mailer.of({ send: (mail) => Effect.sync(() => void sent.push(mail)) }))
    )
  })
)
