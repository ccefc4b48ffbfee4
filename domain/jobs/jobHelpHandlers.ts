import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/mayEnter.ts"
import { Users } from "#domain/people/Users.ts"
import { findJobsLike, listDayInstalls, listInstallers } from "./jobHelpApi.ts"
import { Jobs } from "./Jobs.ts"
import { mayInstall } from "./mayInstall.ts"

export const jobHelpHandlers = [
  handle(listInstallers, () =>
    Effect.map(
      Users.use((users) => users.list),
      (people) => people.filter(mayInstall).map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
    )
  ),
  handle(listDayInstalls, ({ day }) =>
    Effect.gen(function* () {
      const user = yield* CurrentUser
      const installs = yield* (yield* Jobs).installsOn(day)
      return user !== undefined && isInstallerOnly(user)
        ? installs.filter(({ userId }) => userId === user.id)
        : installs
    })
  ),
  handle(findJobsLike, (search) => Jobs.use((jobs) => jobs.like(search)))
]
