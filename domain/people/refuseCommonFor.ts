import { Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { refuseCommonPassword } from "./refuseCommonPassword.ts"
import type { User } from "./User.ts"

/** Refuses a password made of common words, of the shop's names or of the person's own. */
export const refuseCommonFor = Effect.fn("refuseCommonFor")(function* (user: User, password: string) {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const [mailbox = ""] = user.emailAddress.split("@")
  yield* refuseCommonPassword(password, [
    tenant?.businessName ?? "",
    tenant?.prefix ?? "",
    user.firstName,
    user.lastName,
    user.userName,
    mailbox
  ])
})
