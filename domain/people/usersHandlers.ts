import { Effect } from "effect"
import { CurrentUser, UserId, requireUser } from "#domain/access/CurrentUser.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { sessionsOf } from "#domain/credentials/OpenSession.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { changeUsers, setUserActive } from "./changeUsers.ts"
import { requireManageableUser, guardLastOwner, guardRoles } from "./guardRoles.ts"
import { prorateUser } from "./prorateUser.ts"
import { rejectCommonPasswordOf } from "./rejectCommonPassword.ts"
import { assignPassword } from "./setPassword.ts"
import { type User, type UserDraft, newUserDefaults } from "./User.ts"
import { OwnContactInProfile, UserNotFound } from "./userFailures.ts"
import { Users } from "./Users.ts"
import {
  type NewUser,
  deleteUserSessions,
  getUser,
  getUserProration,
  listUserSessions,
  listUsers,
  postUser,
  postUsersChange,
  putUser,
  putUserActive,
  putUserPassword
} from "./usersApi.ts"

/** A user's changes. Schedule fields that are left out remain unchanged. */
type UserChange = Omit<UserDraft, Scheduled> &
  Partial<Pick<UserDraft, Scheduled>> & { readonly id: UserId; readonly version: number }
type Scheduled = "workHours" | "daysOff" | "skills"

/**
 * Saves a user opened at `version`. Changing roles ends all their sessions, so that the new permissions apply from the
 * next sign-in (S3).
 */
const changeUser = Effect.fn("changeUser")(function* ({ id, version, ...draft }: UserChange) {
  const before = yield* requireManageableUser(id)
  yield* guardRoles(draft.roles)
  yield* guardPlaces(draft)
  if ((yield* CurrentUser)?.id === id && !isSameContact(before, draft)) return yield* new OwnContactInProfile()
  yield* guardLastOwner(before, { roles: draft.roles, active: before.active })
  const saved = yield* (yield* Users).change({ ...before, ...draft, version })
  if (!isSameRoles(before, saved)) yield* (yield* Sessions).endAllOf(id)
  return saved
})

const isSameContact = (
  one: Pick<User, "emailAddress" | "phoneNumber">,
  other: Pick<User, "emailAddress" | "phoneNumber">
) => one.emailAddress === other.emailAddress && one.phoneNumber === other.phoneNumber

const isSameRoles = ({ roles }: Pick<User, "roles">, other: Pick<User, "roles">) =>
  [...roles].sort().join() === [...other.roles].sort().join()

/**
 * Creates a user. The password is communicated in person, never sent, and must be changed at the first sign-in (spec
 * §6, X5).
 */
const createUser = Effect.fn("createUser")(function* ({ password, ...draft }: NewUser) {
  yield* guardRoles(draft.roles)
  yield* guardPlaces(draft)
  const user: User = {
    ...newUserDefaults,
    ...draft,
    id: UserId.make(yield* (yield* NewId).next),
    mustChangePassword: true
  }
  yield* rejectCommonPasswordOf(user, password)
  yield* (yield* Users).add(user, yield* (yield* Passwords).hash(password))
  return user
})

/** Returns what an additional user would cost the shop today, in the current user's time zone; spec §6. */
const userProration = Effect.fn("userProration")(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const asking = yield* (yield* Users).get((yield* requireUser).id)
  if (tenant === undefined || asking === undefined)
    return yield* Effect.die(new Error("the signed-in user or their shop does not exist"))
  const today = yield* todayIn(asking.timeZone)
  return { edition: tenant.edition, ...prorateUser({ createdOn: tenant.createdOn, today }) }
})

export const usersHandlers = [
  handle(listUsers, (search) => Users.use((users) => users.search(search))),
  handle(getUserProration, userProration),
  handle(
    getUser,
    Effect.fnUntraced(function* ({ id }) {
      return (yield* (yield* Users).get(id)) ?? (yield* new UserNotFound({ id }))
    })
  ),
  handle(postUser, createUser),
  handle(putUser, changeUser),
  handle(putUserActive, setUserActive),
  handle(postUsersChange, startBulk(changeUsers)),
  handle(putUserPassword, assignPassword),
  handle(listUserSessions, ({ id }) => Effect.flatMap(requireManageableUser(id), () => sessionsOf(id))),
  handle(
    deleteUserSessions,
    Effect.fnUntraced(function* ({ id }) {
      yield* requireManageableUser(id)
      yield* (yield* Sessions).endAllOf(id)
      return {}
    })
  )
]

/** Rejects locations that do not belong to the shop with `LocationNotFound`. */
const guardPlaces = Effect.fn("guardPlaces")(function* ({
  assignedLocations,
  defaultLocationKey
}: Pick<UserDraft, "assignedLocations" | "defaultLocationKey">) {
  const places = defaultLocationKey === null ? assignedLocations : [defaultLocationKey, ...assignedLocations]
  const locations = yield* Locations
  for (const id of new Set(places)) yield* locations.get(id)
})
