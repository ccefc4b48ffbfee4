import { Effect, Schema } from "effect"
import { NewPassword } from "#domain/people/Password.ts"
import { setPassword } from "#domain/people/setPassword.ts"
import { issueTokens } from "#domain/credentials/issueTokens.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"
import { field } from "#domain/shared/field.ts"
import { checkOwnPassword } from "./checkOwnPassword.ts"
import { ownUser } from "./ownUser.ts"
import { TypedPassword } from "./Profile.ts"

/** Spec §5 Password, §7 profile-password: the present one, a new one, and the new one once more. */
export const PasswordChange = Schema.Struct({
  currentPassword: field(
    TypedPassword.check(Schema.isNonEmpty({ message: "required" })),
    "The password that holds now.",
    "Clear-View-2026"
  ),
  newPassword: field(NewPassword, "The new password.", "Clearer-View-2026"),
  confirmation: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "The same once more.",
    "Clearer-View-2026"
  )
}).check(
  Schema.makeFilter(
    ({ confirmation, newPassword }: { readonly confirmation: string; readonly newPassword: string }) =>
      confirmation === "" || confirmation === newPassword || { path: ["confirmation"], issue: "password.notSame" }
  ),
  Schema.makeFilter(
    ({ currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string }) =>
      newPassword === "" || currentPassword !== newPassword || { path: ["newPassword"], issue: "ownPassword.same" }
  )
)
export type PasswordChange = typeof PasswordChange.Type

/** Changes one's own password: all other sign-ins end, this one goes on with new tokens (S2). */
export const changePassword = Effect.fn("changePassword")(function* ({ currentPassword, newPassword }: PasswordChange) {
  const user = yield* ownUser
  yield* checkOwnPassword(user, currentPassword)
  const jar = yield* TokenJar
  const sessions = yield* Sessions
  const session =
    jar.access === undefined ? undefined : yield* sessions.byAccess((yield* Secrets).fingerprint(jar.access))
  yield* setPassword({ ...user, mustChangePassword: false }, newPassword, session?.id)
  if (session !== undefined) yield* issueTokens({ ...session, previousRefresh: "" })
  return {}
})
