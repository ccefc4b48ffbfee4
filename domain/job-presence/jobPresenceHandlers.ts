import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { getVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { JobPresence } from "./JobPresence.ts"
import { postJobPresence } from "./jobPresenceApi.ts"

export const jobPresenceHandlers = [
  handle(postJobPresence, ({ id, left = false }) =>
    Effect.gen(function* () {
      const user = yield* CurrentUser
      if (user === undefined) return []
      if (left) {
        yield* (yield* JobPresence).clearPresence(id, user.id)
        return []
      }
      // Users who may not see the job may not see who has it open either.
      yield* getVisibleJob({ id })
      return yield* (yield* JobPresence).recordPresence(
        id,
        { userId: user.id, name: `${user.firstName} ${user.lastName}`.trim() },
        yield* Clock.currentTimeMillis
      )
    })
  )
]
