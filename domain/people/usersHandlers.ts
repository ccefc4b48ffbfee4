import { Effect } from "effect"
import { sessionsOf } from "#domain/credentials/OpenSession.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { changeUser } from "./changeUser.ts"
import { changeUsers } from "./changeUsers.ts"
import { createUser } from "./createUser.ts"
import { givePassword } from "./setPassword.ts"
import { governedUser } from "./guardRoles.ts"
import { setUserActive } from "./setUserActive.ts"
import { UserNotFound } from "./userFailures.ts"
import { userProration } from "./userProration.ts"
import { Users } from "./Users.ts"
import {
  deleteUserSessions,
  getUser,
  getUserProration,
  listUsers,
  listUserSessions,
  postUser,
  postUsersChange,
  putUser,
  putUserActive,
  putUserPassword
} from "./usersApi.ts"

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
  handle(putUserPassword, givePassword),
  handle(listUserSessions, ({ id }) => Effect.flatMap(governedUser(id), () => sessionsOf(id))),
  handle(
    deleteUserSessions,
    Effect.fnUntraced(function* ({ id }) {
      yield* governedUser(id)
      yield* (yield* Sessions).endOf(id)
      return {}
    })
  )
]
