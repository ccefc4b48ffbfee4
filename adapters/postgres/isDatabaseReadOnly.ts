import { Effect } from "effect"
import type { Database } from "./Database.ts"

/** Returns whether the database rejects writes: a standby, or set to read-only. False while it is unreachable. */
export const isDatabaseReadOnly = ({ platform }: Database["Service"]): Effect.Effect<boolean> =>
  platform((em) => em.execute<Array<{ transaction_read_only: string }>>("show transaction_read_only")).pipe(
    Effect.map(([row]) => row?.transaction_read_only === "on"),
    Effect.catchCause(() => Effect.succeed(false))
  )
