import { Context, Effect } from "effect"

/**
 * A browser's long-lived secret, by which it is known again at this host. It is there only where this server signed it,
 * outlives sign-ins, and opens nothing by itself. `keep` gives the browser one until `expires`, milliseconds UTC.
 */
export const DeviceCookie = Context.Reference<{
  readonly secret: Effect.Effect<string | undefined>
  readonly keep: (secret: string, expires: number) => Effect.Effect<void>
}>("domain/credentials/DeviceCookie", {
  defaultValue: () => ({ secret: Effect.succeed(undefined), keep: () => Effect.void })
})
