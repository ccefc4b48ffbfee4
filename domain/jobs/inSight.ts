import { Effect } from "effect"
import type { Handler } from "#domain/contract/Endpoint.ts"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { Job } from "./Job.ts"
import { JobChanged } from "./jobFailures.ts"
import { seenBy } from "./seenBy.ts"

/**
 * Whatever call answers with a job, or with what stands instead: without what the asker may not see of it
 * (Z4).
 */
export const inSight = <R>({ endpoint, run }: Handler<R>): Handler<R | CurrentUser> => ({
  endpoint,
  run: (input) =>
    Effect.flatMap(CurrentUser, (user) => {
      const work = run(input)
      return user === undefined
        ? work
        : work.pipe(
            Effect.map((output) => (output instanceof Job ? seenBy(user, output) : output)),
            Effect.mapError((failure) => masked(user, failure))
          )
    })
})

const masked = (user: SignedInUser, failure: unknown) =>
  failure instanceof JobChanged ? new JobChanged({ current: seenBy(user, failure.current) }) : failure
