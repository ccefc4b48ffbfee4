import { Effect, Layer } from "effect"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { emailKey, SignInEmailRow } from "./SignInEmailRow.ts"

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
