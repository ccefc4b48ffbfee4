import { Context, Effect } from "effect"

/** By what a browser is known again: a secret that outlives its sign-ins and opens nothing by itself; undefined where it has none yet. Milliseconds UTC. */
export const DeviceMark = Context.Reference<{
  readonly mark: string | undefined
  readonly keep: (mark: string, expires: number) => Effect.Effect<void>
}>("domain/session/DeviceMark", { defaultValue: () => ({ mark: undefined, keep: () => Effect.void }) })
