import { Effect } from "effect"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { newResetLink } from "#domain/mail/writeMail.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { newUserDefaults } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { rootTenant } from "./rootTenant.ts"

interface Root {
  readonly email: string
  readonly userName: string
}

/**
 * Creates a database's first root, or a new link for an existing one, to set a password. The link is stored only as a
 * fingerprint and can be used once, within 10 minutes; until then nobody knows the password. Further roots are added by
 * the first one in the app.
 */
export const firstRoot = Effect.fn("firstRoot")(function* ({ email, userName }: Root) {
  const newId = yield* NewId
  const id = yield* addTenant({
    ...rootTenant,
    id: TenantId.make(yield* newId.next),
    version: 1,
    emailAddress: email,
    createdOn: yield* todayIn("UTC"),
    closedOn: "",
    freeTrialEnds: "",
    lastChargeOn: ""
  })
  const nobodysPassword = yield* (yield* Passwords).hash(yield* (yield* Secrets).next)
  const made = Effect.gen(function* () {
    const users = yield* Users
    const roots = (yield* users.list).filter(({ roles }) => roles.includes("root"))
    const known = roots.find(
      (one) =>
        one.userName.toLowerCase() === userName.toLowerCase() && one.emailAddress.toLowerCase() === email.toLowerCase()
    )
    if (known === undefined && roots.length > 0)
      return {
        refused:
          "This platform already has a root user. Specify their user name and email address to get a new link, or have them add another root user."
      } as const
    const user = known ?? {
      ...newUserDefaults,
      id: UserId.make(yield* newId.next),
      userName,
      firstName: "Root",
      lastName: userName,
      emailAddress: email,
      phoneNumber: "",
      roles: ["root" as const],
      defaultLanguage: 1 as const,
      timeZone: "UTC"
    }
    if (known === undefined) yield* users.save(user, nobodysPassword)
    return { isNew: known === undefined, link: yield* newResetLink(user, "") }
  })
  const { run } = yield* Transaction
  return yield* run(made).pipe(Effect.provideService(CurrentTenant, { id }))
})
