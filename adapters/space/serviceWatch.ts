import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect, Layer, Schedule } from "effect"
import { type LowSpace, type Saving, ServiceWatch } from "#domain/service-state/ServiceState.ts"

/** What is watched. Marks in bytes of free space: below `warn` it is told, below `stop` nothing is saved any more. */
export interface Watched {
  readonly folders: ReadonlyArray<{ readonly holds: LowSpace["holds"]; readonly path: string }>
  readonly warn: number
  readonly stop: number
  readonly isMaintenance: boolean
  /** Whether the database refuses writes, as a standby does. One that is away is no matter of this watch. */
  readonly isDatabaseReadOnly: Effect.Effect<boolean>
  /** Free bytes where a path lies. */
  readonly freeAt?: (path: string) => Promise<number>
}

/** Saving begins again only well above the mark at which it ended, so that it does not come and go with each file. */
const above = 1.25

/** A folder that is not there yet will be where its parent is. */
const freeAtPath = async (path: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw cause
    return freeAtPath(dirname(path))
  }
}

/** Looks every 5 s at the space that is left and at the database, and tells what changes in the log. */
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
      let state: Saving = { readOnly: isMaintenance ? "maintenance" : null, low: [] }

      // A disk that cannot be asked tells nothing.
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
            ? Effect.logInfo("saving goes on")
            : Effect.logWarning("nothing is saved: read-only", { reason: readOnly, low })
        if (before.low.length !== low.length)
          yield* low.length === 0
            ? Effect.logInfo("there is space enough again")
            : Effect.logWarning("little space is left", { low })
      })
      yield* look
      // A look is not broken off: the pool of connections would wait for ever for one that was being made when it was
      // closed.
      yield* Effect.forkScoped(Effect.repeat(Effect.delay(Effect.uninterruptible(look), "5 seconds"), Schedule.forever))
      return ServiceWatch.of({ state: Effect.sync(() => state) })
    })
  )
