import { Effect } from "effect"
import { newResetLink } from "./newResetLink.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { Mail } from "./Mailer.ts"
import { mailHtml } from "./mailHtml.ts"
import { mailText } from "./mailText.ts"
import { mailWordsOf } from "./mailWordsOf.ts"
import { languageOf, languages } from "#domain/words/languages.ts"
import type { Posting } from "./Outbox.ts"

/** Mails whose button leads to another password. */
const asksNewPassword = new Set<Posting["kind"]>(["passwordChanged", "manyCodes"])

const whenFor = ({ defaultLanguage, timeZone }: Pick<User, "defaultLanguage" | "timeZone">, at: number) =>
  new Intl.DateTimeFormat(languages[languageOf(defaultLanguage)].locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: timeZone === "" ? "UTC" : timeZone
  }).format(at)

/** Writes a posting in the person's language; undefined when there is nobody to write to any more. */
export const writeMail = Effect.fn("writeMail")(function* (
  id: string,
  { kind, userId, device = "", tries = 0, since }: Posting
) {
  const user = yield* (yield* Users).get(userId)
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (!user?.active || !tenant) return undefined
  const link =
    kind === "resetLink"
      ? yield* newResetLink(user, tenant.prefix)
      : `${(yield* Addresses).ofShop(tenant.prefix)}${asksNewPassword.has(kind) ? "/forgot-password" : "/account/security"}`
  const { language, hello, kinds } = mailWordsOf[languageOf(user.defaultLanguage)]
  const words = kinds[kind]({
    shop: tenant.businessName,
    userName: user.userName,
    device,
    tries,
    since: since === undefined ? "" : whenFor(user, since)
  })
  const letter = {
    ...words,
    language,
    hello: hello(user.firstName),
    link,
    sender: { name: tenant.businessName, lines: [] }
  }
  return {
    id,
    to: { name: `${user.firstName} ${user.lastName}`, address: user.emailAddress },
    subject: words.subject,
    text: mailText(letter),
    html: mailHtml(letter)
  } satisfies Mail
})
