import { createHash } from "node:crypto"
import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/**
 * Global list: the shops in which an email address belongs to someone, by its fingerprint. Contains nothing else; the
 * person's data is protected by row-level security.
 */
const SignInEmailSchema = defineEntity({
  name: "SignInEmailRow",
  tableName: "sign_in_email",
  uniques: [{ name: "sign_in_email_person", properties: ["tenantId", "userId"] }],
  properties: {
    email: p.text().primary(),
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary()
  }
})

export class SignInEmailRow extends SignInEmailSchema.class {}
SignInEmailSchema.setClass(SignInEmailRow)

/**
 * Returns the key by which an email address is found across all shops, ignoring case. Hashed, so addresses cannot be
 * read from it.
 */
export const emailKey = (email: string): string => createHash("sha256").update(email.trim().toLowerCase()).digest("hex")

/** Finds people by email address. The directory is updated whenever a person is saved. */
export const signInEmailsPostgres = Layer.effect(
  SignInEmails,
  Effect.gen(function* () {
    const database = yield* Database
    const users = yield* Users
    return SignInEmails.of({
      shopsOf: Effect.fn("SignInEmails.shopsOf")(function* (email) {
        const rows = yield* database.platform((em) =>
          em.find(SignInEmailRow, { email: emailKey(email) }, { orderBy: { tenantId: "asc" } })
        )
        return [...new Set(rows.map((row) => TenantId.make(row.tenantId)))]
      }),
      usersWithEmail: Effect.fn("SignInEmails.peopleWith")(function* (email) {
        const { id } = yield* CurrentTenant
        const rows = yield* database.read(({ execute }) =>
          execute(
            `
          select e.user_id from sign_in_email e join shop_user u on u.tenant_id = e.tenant_id and u.id = e.user_id
          where e.email = ? and e.tenant_id = ? and u.active order by lower(u.user_name)`,
            [emailKey(email), id]
          )
        )
        const found = yield* Effect.forEach(rows, (row) => users.get(UserId.make(row["user_id"])))
        return found.filter((user) => user !== undefined)
      })
    })
  })
)
