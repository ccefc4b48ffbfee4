import { join, resolve } from "node:path"
import { Config, Effect, Layer, Option, Redacted } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { CapturedMail, mailerFolder } from "#adapters/mail/mailerFolder.ts"
import { mailerSmtp } from "#adapters/mail/mailerSmtp.ts"
import { MailDeliveryFailed, Mailer } from "#domain/mail/Mailer.ts"
import { allowsSandboxes } from "./exposure.ts"

/** Sends nothing: mail waits, as long as it is retried, for a start with an SMTP server. */
const nobody = Layer.merge(
  Layer.succeed(Mailer, Mailer.of({ send: () => Effect.fail(new MailDeliveryFailed("no mail server is configured")) })),
  Layer.succeed(CapturedMail, undefined)
)

/**
 * The mailer: the SMTP server of FRIT_SMTP_URL; otherwise, on localhost, a folder `mail` under FRIT_DATA that can be
 * read at /dev/mail; elsewhere none.
 */
export const mailer = Layer.unwrap(
  Effect.gen(function* () {
    const { url } = yield* PublicUrl
    const from = yield* Config.String("FRIT_MAIL_FROM").pipe(Config.withDefault(`Frit <no-reply@${url.hostname}>`))
    const smtp = yield* Config.option(Config.Redacted("FRIT_SMTP_URL"))
    if (Option.isSome(smtp))
      return Layer.merge(mailerSmtp(Redacted.value(smtp.value), from), Layer.succeed(CapturedMail, undefined))
    if (!(yield* allowsSandboxes(url))) return nobody
    const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
    return mailerFolder(join(data, "mail"), from)
  })
).pipe(Layer.provide(PublicUrl.layer))
