import { Clock, Effect } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { type Language, languageOf, languages } from "#domain/words/languages.ts"
import { fill } from "#domain/words/talks.ts"
import { type Letter, mailText, mailWordsOf } from "./Letter.ts"
import type { Mail } from "./Mailer.ts"
import { mailHtml } from "./mailHtml.ts"
import type { Posting } from "./Outbox.ts"

/** Mails whose button leads to another password. */
const asksNewPassword = new Set<Posting["kind"]>(["passwordChanged", "manyCodes"])

const whenFor = ({ defaultLanguage, timeZone }: Pick<User, "defaultLanguage" | "timeZone">, at: number) =>
  new Intl.DateTimeFormat(languages[languageOf(defaultLanguage)].locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: timeZone === "" ? "UTC" : timeZone
  }).format(at)

/** Where what a mail is about is found: the job, the dispatch in its list, the reminder, what is to be sorted out, else how one signs in. */
const pathOf = ({ dispatch, invoice, kind, quote, reminder, stray }: Posting) => {
  if (quote !== undefined) return `/jobs/${quote.jobId}/edit`
  if (dispatch !== undefined) return `/dispatches?text=${encodeURIComponent(dispatch.number)}`
  if (reminder !== undefined) return `/reminders/${reminder.id}/edit`
  if (invoice !== undefined) return `/invoices?state=${invoice.state}&invoice=${invoice.jobId}`
  if (stray !== undefined) return "/invoices?view=strays"
  return asksNewPassword.has(kind) ? "/forgot-password" : "/account/security"
}

/** What is due, in words: what is to be done, and for which job. */
const dueOf = (t: (typeof mailWordsOf)[Language], { kind, number }: NonNullable<Posting["reminder"]>) => {
  const what = t(`due.${kind}`)
  return number === undefined ? what : t("due.ofJob", { what, number })
}

/** A posting as a letter in the person's language; undefined when there is nobody to write to any more. */
export const letterOf = Effect.fn("letterOf")(function* (posting: Posting) {
  const { device = "", dispatch, invoice, kind, quote, reminder, since, stray, tries = 0, userId } = posting
  const user = yield* (yield* Users).get(userId)
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (!user?.active || !tenant) return undefined
  const link =
    kind === "resetLink"
      ? yield* newResetLink(user, tenant.prefix)
      : `${(yield* Addresses).ofShop(tenant.prefix)}${pathOf(posting)}`
  const language = languageOf(user.defaultLanguage)
  const t = mailWordsOf[language]
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
      .map((line) => fill(line, about))
  const letter: Letter = {
    language,
    sender: { name: tenant.businessName, lines: [] },
    subject: t(`${kind}.subject`, about),
    hello: t("hello", { firstName: user.firstName }),
    lines: sentences("lines"),
    press: t(`${kind}.press`),
    link,
    after: sentences("after")
  }
  return { user, letter }
})

/** Writes a posting as a mail; undefined when there is nobody to write to any more. */
export const writeMail = Effect.fn("writeMail")(function* (id: string, posting: Posting) {
  const written = yield* letterOf(posting)
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
 * Makes a link that sets a person's password once, for 10 minutes from now. Its host comes from configuration, never
 * from a request (P6); the token is known to nobody but the reader of the mail (P5).
 */
export const newResetLink = Effect.fn("newResetLink")(function* (
  user: Pick<User, "id" | "emailAddress">,
  prefix: string
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* PasswordResets).keep({
    fingerprint: fingerprint(token),
    userId: user.id,
    sentAt: yield* Clock.currentTimeMillis
  })
  const host = (yield* Addresses).ofShop(prefix)
  return `${host}/reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(user.emailAddress)}`
})
