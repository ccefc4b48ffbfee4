import { Context, type Effect } from "effect"

/** How often something may be tried. */
export interface Limit {
  readonly tries: number
  /** Milliseconds in which so many tries are allowed. */
  readonly within: number
}

/** Counts tries, for all nodes and all shops, whatever becomes of the call that tries (trust.md P4). */
export class Attempts extends Context.Service<Attempts, {
  /** Counts a try under a key, unless there were too many: then the instant, in milliseconds UTC, from which one is allowed again. */
  readonly take: (key: string, limit: Limit, now: number) => Effect.Effect<number | undefined>
  /** Takes the latest try back: it was none. */
  readonly giveBack: (key: string) => Effect.Effect<void>
  /** Begins anew under this key. */
  readonly forget: (key: string) => Effect.Effect<void>
}>()("domain/session/Attempts") {}
