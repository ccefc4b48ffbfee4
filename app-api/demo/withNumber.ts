import { Effect } from "effect"
import { Jobs } from "#domain/jobs/Jobs.ts"

/** Does something to a job whose number is kept free for it, whatever number would be the shop's next. */
export const withNumber =
  (number: number) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Jobs, (jobs) =>
      Effect.provideService(work, Jobs, Jobs.of({ ...jobs, nextNumber: () => Effect.succeed(number) }))
    )
