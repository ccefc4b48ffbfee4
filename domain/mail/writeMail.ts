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
import type { Posting } from "./Outbox.ts"

/** The languages of a profile, spec §3. */
const languages = { 1: "en", 2: "fr", 3: "es" } as const

/** Mails whose button leads to another password. */
const asksNewPassword = new Set<Posting["kind"]>(["passwordChanged", "manyCodes"])

const locales = { 1: "en-US", 2: "fr-CA", 3: "es-US" } as const

const whenFor = ({ defaultLanguage, timeZone }: Pick<User, "defaultLanguage" | "timeZone">, at: number) =>
  new Intl.DateTimeFormat(locales[defaultLanguage], {
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
  const { language, hello, kinds } = mailWordsOf[languages[user.defaultLanguage]]
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
