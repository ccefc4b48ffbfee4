import { Effect } from "effect"
import type { Database } from "./Database.ts"

/** Whether the database takes no writes: a standby, or one that was set so. False while it cannot be reached. */
export const isDatabaseReadOnly = ({ platform }: Database["Service"]): Effect.Effect<boolean> =>
  platform((em) => em.execute<Array<{ transaction_read_only: string }>>("show transaction_read_only")).pipe(
    Effect.map(([row]) => row?.transaction_read_only === "on"),
    Effect.catchCause(() => Effect.succeed(false))
  )
