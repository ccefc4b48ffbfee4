import { Effect } from "effect"
import { newResetLink } from "#domain/password-reset/newResetLink.ts"
import { Users } from "#domain/people/Users.ts"
import { Addresses } from "#domain/session/Addresses.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { Mail } from "./Mailer.ts"
import { mailWordsOf } from "./mailWordsOf.ts"
import { mailHtml, mailText } from "./mailPaper.ts"
import type { Posting } from "./Outbox.ts"

/** Writes a posting in the person's language; undefined when there is nobody to write to any more. */
export const writeMail = Effect.fn("writeMail")(function*(id: string, { kind, userId }: Posting) {
  const user = yield* (yield* Users).get(userId)
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (!user?.active || !tenant) return undefined
  const link = kind === "resetLink"
    ? yield* newResetLink(user, tenant.prefix)
    : `${(yield* Addresses).ofShop(tenant.prefix)}/forgot-password`
  const { language, hello, sentBy, kinds } = mailWordsOf(user.defaultLanguage)
  const words = kinds[kind]({ shop: tenant.businessName, userName: user.userName })
  const letter = { language, subject: words.subject, hello: hello(user.firstName), lines: words.lines, press: words.press, link, after: words.after, sentBy: sentBy(tenant.businessName) }
  return {
    id,
    to: { name: `${user.firstName} ${user.lastName}`, address: user.emailAddress },
    subject: words.subject,
    text: mailText(letter),
    html: mailHtml(letter)
  } satisfies Mail
})
