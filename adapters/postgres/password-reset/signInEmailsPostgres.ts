import { createHash } from "node:crypto"
import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/**
 * Global list: in which shops an e-mail address is somebody's, by its fingerprint. Holds nothing else: the person is
 * behind the wall.
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

/** Under what an e-mail address is found over all shops, whatever its case: nobody can read addresses out of it. */
export const emailKey = (email: string): string => createHash("sha256").update(email.trim().toLowerCase()).digest("hex")

/** Finds people by their e-mail address; the directory is kept beside each person when they are saved. */
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
      peopleWith: Effect.fn("SignInEmails.peopleWith")(function* (email) {
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
