import { Effect, type ManagedRuntime, Schedule } from "effect"
import { moveFiles } from "#adapters/postgres/files/moveFiles.ts"
import type { Services } from "./serve.ts"

/**
 * How long after its start a node waits before it moves bytes out of the database: nodes of the build before, which
 * would miss them, are stopped by then.
 */
const moveAfter = "5 minutes"

const move = moveFiles().pipe(
  Effect.tap((moved) => (moved === 0 ? Effect.void : Effect.logInfo("files moved out of the database", { moved }))),
  Effect.tapCause((cause) => Effect.logWarning("files are not all moved out of the database yet", cause)),
  Effect.sandbox,
  Effect.retry(Schedule.spaced("10 minutes")),
  Effect.delay(moveAfter)
)

/**
 * Moves what earlier builds kept in the database into the file store, in the background, until the scope closes; the
 * next start goes on.
 */
export const fileMove = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const moving = runtime.runPromise(Effect.ignore(move), { signal: ended.signal }).catch(() => {})
      return { ended, moving }
    }),
    ({ ended, moving }) =>
      Effect.promise(() => {
        ended.abort()
        return moving
      })
  )
