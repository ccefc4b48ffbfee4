import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect, Layer, Schedule } from "effect"
import { type LowSpace, type MonitoredState, ServiceWatch } from "#domain/service-state/ServiceState.ts"

/**
 * What to watch. Thresholds in bytes of free space: below `warn` a warning is logged, below `stop` nothing is saved
 * anymore.
 */
export interface Watched {
  readonly folders: ReadonlyArray<{ readonly holds: LowSpace["holds"]; readonly path: string }>
  readonly warn: number
  readonly stop: number
  readonly isMaintenance: boolean
  /** Whether the database rejects writes, as a standby does. Not concerned with a database that is unreachable. */
  readonly isDatabaseReadOnly: Effect.Effect<boolean>
  /** Returns the free bytes on a path's file system. */
  readonly freeAt?: (path: string) => Promise<number>
}

/** Saving resumes only well above the threshold at which it stopped, so the state does not flip with each file. */
const above = 1.25

/** A folder that does not exist yet will be created on its parent's file system. */
const freeAtPath = async (path: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw cause
    return freeAtPath(dirname(path))
  }
}

/** Checks free space and the database every 5 s and logs changes. */
export const serviceWatch = ({
  folders,
  freeAt = freeAtPath,
  isDatabaseReadOnly,
  isMaintenance,
  stop,
  warn
}: Watched) =>
  Layer.effect(
    ServiceWatch,
    Effect.gen(function* () {
      let state: MonitoredState = { readOnly: isMaintenance ? "maintenance" : null, low: [] }

      // A disk that cannot be checked is ignored.
      const spaceOf = ({ holds, path }: Watched["folders"][number]) =>
        Effect.promise(() =>
          freeAt(path).then(
            (free) => [{ holds, free }],
            () => []
          )
        )

      const look = Effect.gen(function* () {
        const low = (yield* Effect.forEach(folders, spaceOf)).flat().filter(({ free }) => free < warn)
        const mark = state.readOnly === "diskFull" ? stop * above : stop
        const readOnly = isMaintenance
          ? ("maintenance" as const)
          : low.some(({ free }) => free < mark)
            ? ("diskFull" as const)
            : (yield* isDatabaseReadOnly)
              ? ("database" as const)
              : null
        const before = state
        state = { readOnly, low }
        if (before.readOnly !== readOnly)
          yield* readOnly === null
            ? Effect.logInfo("writes are enabled again")
            : Effect.logWarning("writes are disabled: read-only", { reason: readOnly, low })
        if (before.low.length !== low.length)
          yield* low.length === 0
            ? Effect.logInfo("enough disk space is free again")
            : Effect.logWarning("disk space is low", { low })
      })
      yield* look
      // Uninterruptible: the connection pool would wait forever for a connection that was being opened when it was
      // closed.
      yield* Effect.forkScoped(Effect.repeat(Effect.delay(Effect.uninterruptible(look), "5 seconds"), Schedule.forever))
      return ServiceWatch.of({ state: Effect.sync(() => state) })
    })
  )
