import { Clock, Effect } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { type Language, languageOf, languages } from "#domain/words/languages.ts"
import { fillPlaceholders } from "#domain/words/translators.ts"
import { type Email, mailText, mailTextsOf } from "./Email.ts"
import type { Mail } from "./Mailer.ts"
import { mailHtml } from "./mailHtml.ts"
import type { OutboxMessage } from "./Outbox.ts"

/** Emails whose button opens the password reset page. */
const asksNewPassword = new Set<OutboxMessage["kind"]>(["passwordChanged", "manyCodes"])

const whenFor = ({ defaultLanguage, timeZone }: Pick<User, "defaultLanguage" | "timeZone">, at: number) =>
  new Intl.DateTimeFormat(languages[languageOf(defaultLanguage)].locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: timeZone === "" ? "UTC" : timeZone
  }).format(at)

/**
 * Returns the path to what an email is about: the job, the dispatch in its list, the reminder, or the invoice or item
 * to resolve; otherwise the sign-in settings.
 */
const pathOf = ({ dispatch, invoice, kind, quote, reminder, stray }: OutboxMessage) => {
  if (quote !== undefined) return `/jobs/${quote.jobId}/edit`
  if (dispatch !== undefined) return `/dispatches?text=${encodeURIComponent(dispatch.number)}`
  if (reminder !== undefined) return `/reminders/${reminder.id}/edit`
  if (invoice !== undefined) return `/invoices?state=${invoice.state}&invoice=${invoice.jobId}`
  if (stray !== undefined) return "/invoices?view=strays"
  return asksNewPassword.has(kind) ? "/forgot-password" : "/account/security"
}

/** Describes what is due: the task and its job. */
const dueOf = (t: (typeof mailTextsOf)[Language], { kind, number }: NonNullable<OutboxMessage["reminder"]>) => {
  const what = t(`due.${kind}`)
  return number === undefined ? what : t("due.ofJob", { what, number })
}

/** Composes a message in the user's language; undefined if there is no longer anyone to send it to. */
export const composeEmail = Effect.fn("composeEmail")(function* (posting: OutboxMessage) {
  const { device = "", dispatch, invoice, kind, quote, reminder, since, stray, tries = 0, userId } = posting
  const user = yield* (yield* Users).get(userId)
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (!user?.active || !tenant) return undefined
  const link =
    kind === "resetLink"
      ? yield* newResetLink(user, tenant.prefix)
      : `${(yield* ShopUrls).ofShop(tenant.prefix)}${pathOf(posting)}`
  const language = languageOf(user.defaultLanguage)
  const t = mailTextsOf[language]
  const about = {
    shop: tenant.businessName,
    userName: user.userName,
    device: device || t("unknownDevice"),
    tries,
    since: since === undefined ? "" : whenFor(user, since),
    number: quote?.number ?? dispatch?.number ?? invoice?.number ?? "",
    about:
      quote?.about ??
      dispatch?.about ??
      (stray ?? invoice)?.network ??
      (reminder === undefined ? "" : dueOf(t, reminder))
  }
  const sentences = (place: "lines" | "after") =>
    t(`${kind}.${place}`)
      .split("\n")
      .map((line) => fillPlaceholders(line, about))
  const letter: Email = {
    language,
    sender: { name: tenant.businessName, lines: [] },
    subject: t(`${kind}.subject`, about),
    greeting: t("hello", { firstName: user.firstName }),
    lines: sentences("lines"),
    buttonLabel: t(`${kind}.press`),
    link,
    after: sentences("after")
  }
  return { user, letter }
})

/** Composes a message as an email; undefined if there is no longer anyone to send it to. */
export const writeMail = Effect.fn("writeMail")(function* (id: string, posting: OutboxMessage) {
  const written = yield* composeEmail(posting)
  if (written === undefined) return undefined
  const { user, letter } = written
  return {
    id,
    to: { name: `${user.firstName} ${user.lastName}`, address: user.emailAddress },
    subject: letter.subject,
    text: mailText(letter),
    html: mailHtml(letter)
  } satisfies Mail
})

/**
 * Creates a one-time link for setting a user's password, valid for 10 minutes. Its host comes from configuration, never
 * from a request (P6); the token is known only to the recipient of the email (P5).
 */
export const newResetLink = Effect.fn("newResetLink")(function* (
  user: Pick<User, "id" | "emailAddress">,
  prefix: string
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* PasswordResets).add({
    fingerprint: fingerprint(token),
    userId: user.id,
    sentAt: yield* Clock.currentTimeMillis
  })
  const host = (yield* ShopUrls).ofShop(prefix)
  return `${host}/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(user.emailAddress)}`
})
