import { Effect } from "effect"
import { savesGiven } from "#domain/shared/RecordSave.ts"
import { Users } from "#domain/people/Users.ts"
import { checkOwnPassword } from "./changePassword.ts"
import { ownUser, profileOf } from "./profileOf.ts"
import { ProfileChanged, type ProfileDraft } from "./Profile.ts"

/**
 * Saves one's own profile as opened at `version`. Another e-mail or phone needs the password: through them others get
 * in (S7).
 */
export const changeProfile = Effect.fn("changeProfile")(function* ({
  version,
  currentPassword,
  ...about
}: ProfileDraft & { readonly version: number }) {
  const user = yield* ownUser
  if (about.emailAddress !== user.emailAddress || about.phoneNumber !== user.phoneNumber)
    yield* checkOwnPassword(user, currentPassword)
  return yield* (yield* Users).change({ ...user, ...about, version }).pipe(
    Effect.map(profileOf),
    Effect.catchTag("UserChanged", ({ current, saves }) =>
      Effect.fail(new ProfileChanged({ current: profileOf(current), ...savesGiven(saves) }))
    ),
    Effect.catchTag(["UserNotFound", "UserNameTaken"], Effect.die)
  )
})
