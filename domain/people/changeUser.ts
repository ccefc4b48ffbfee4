import { Effect } from "effect"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { CurrentUser, type UserId } from "#domain/access/CurrentUser.ts"
import { guardPlaces } from "./guardPlaces.ts"
import { governedUser, guardLastOwner, guardRoles } from "./guardRoles.ts"
import type { User, UserDraft } from "./User.ts"
import { Users } from "./Users.ts"
import { OwnContactInProfile } from "./userFailures.ts"

/** A person as changed; what of their schedule is left out stays as it is. */
type UserChange = Omit<UserDraft, Scheduled> &
  Partial<Pick<UserDraft, Scheduled>> & { readonly id: UserId; readonly version: number }
type Scheduled = "workHours" | "daysOff" | "skills"

/**
 * Saves a person as opened at `version`. Other roles end all their sign-ins: they sign in anew with what they may do
 * now (S3).
 */
export const changeUser = Effect.fn("changeUser")(function* ({ id, version, ...draft }: UserChange) {
  const before = yield* governedUser(id)
  yield* guardRoles(draft.roles)
  yield* guardPlaces(draft)
  if ((yield* CurrentUser)?.id === id && !isSameContact(before, draft)) return yield* new OwnContactInProfile()
  yield* guardLastOwner(before, { roles: draft.roles, active: before.active })
  const saved = yield* (yield* Users).change({ ...before, ...draft, version })
  if (!isSameRoles(before, saved)) yield* (yield* Sessions).endOf(id)
  return saved
})

const isSameContact = (
  one: Pick<User, "emailAddress" | "phoneNumber">,
  other: Pick<User, "emailAddress" | "phoneNumber">
) => one.emailAddress === other.emailAddress && one.phoneNumber === other.phoneNumber

const isSameRoles = ({ roles }: Pick<User, "roles">, other: Pick<User, "roles">) =>
  [...roles].sort().join() === [...other.roles].sort().join()
