import { Clock, Effect, Layer } from "effect"
import { MailDeliveryFailed, Mailer } from "#domain/mail/Mailer.ts"
import { envelopeOf } from "./envelopeOf.ts"

/**
 * Milliseconds: how long the SMTP server may take to respond, and how long it is not contacted after it was
 * unreachable.
 */
const smtpTimeouts = { connecting: 5_000, answering: 15_000, leftAlone: 10_000 } as const

interface Refusal {
  readonly code?: string
  readonly responseCode?: number
}

/**
 * Returns whether the recipient's address was rejected permanently (RFC 5321: 550 to 553). Problems with our own
 * account or connection may be fixed.
 */
const isForGood = ({ code, responseCode = 0 }: Refusal) =>
  code === "EENVELOPE" && responseCode >= 550 && responseCode <= 553

/**
 * Sends through an SMTP server, `smtps://user:password@host:465`. If the server is unreachable, all mail waits for a
 * while instead of each mail trying again.
 */
export const mailerSmtp = (url: string, from: string) =>
  Layer.effect(
    Mailer,
    Effect.gen(function* () {
      const post = yield* Effect.acquireRelease(
        Effect.promise(async () =>
          (await import("nodemailer")).createTransport({
            url,
            pool: true,
            maxConnections: 2,
            disableFileAccess: true,
            disableUrlAccess: true,
            connectionTimeout: smtpTimeouts.connecting,
            greetingTimeout: smtpTimeouts.connecting,
            socketTimeout: smtpTimeouts.answering
          } as never)
        ),
        (transport) => Effect.sync(() => transport.close())
      )
      let shutUntil = 0
      return Mailer.of({
        send: Effect.fn("Mailer.send")(function* (mail) {
          const now = yield* Clock.currentTimeMillis
          if (now < shutUntil)
            return yield* Effect.fail(new MailDeliveryFailed("the mail server was unreachable a moment ago"))
          yield* Effect.tryPromise({
            try: () => post.sendMail(envelopeOf(mail, from)),
            catch: (error) => {
              // A rejected mail says nothing about the next one; a failed connection does.
              if (typeof (error as { readonly responseCode?: number }).responseCode !== "number")
                shutUntil = now + smtpTimeouts.leftAlone
              return new MailDeliveryFailed(String((error as Error).message), isForGood(error as Refusal))
            }
          })
        })
      })
    })
  )
