import { Effect, Layer } from "effect"
import { JobPresence, presenceTimeout } from "#domain/job-presence/JobPresence.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory record of which users have which job open. */
export const jobPresenceMemory = Layer.effect(
  JobPresence,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return JobPresence.of({
      recordPresence: (job, who, at) =>
        Effect.map(current, ({ jobs, presences }) => {
          if (jobs.has(job)) presences.set(`${job} ${who.userId}`, { job, who, at })
          return [...presences.values()]
            .filter((one) => one.job === job && one.who.userId !== who.userId && one.at >= at - presenceTimeout)
            .map((one) => one.who)
            .sort((one, other) => (one.name < other.name ? -1 : 1))
        }),
      clearPresence: (job, user) => Effect.map(current, ({ presences }) => void presences.delete(`${job} ${user}`))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
