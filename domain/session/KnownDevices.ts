import { Context, type Effect } from "effect"

/** From which browsers accounts have signed in before, for all nodes and shops; both under fingerprints that name nobody. */
export class KnownDevices extends Context.Service<KnownDevices, {
  /** Whether the account signed in from this device, and that counts still at `now`, milliseconds UTC. */
  readonly has: (device: string, account: string, now: number) => Effect.Effect<boolean>
  /** It did, until then. */
  readonly remember: (device: string, account: string, until: number) => Effect.Effect<void>
}>()("domain/session/KnownDevices") {}
