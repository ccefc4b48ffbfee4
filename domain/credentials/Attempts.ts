import { Context, type Effect } from "effect"

/** How often something may be tried. */
export interface Limit {
  readonly tries: number
  /** Milliseconds in which so many tries are allowed. */
  readonly within: number
}

/** Where the tries under a key stand, this one counted unless it is refused. Instants in milliseconds UTC. */
export interface Taken {
  readonly tries: number
  /** When the first that counts was made. */
  readonly since: number
  /** Of a try that is refused: from when on one is allowed again. */
  readonly freeAt: number | undefined
}

/** Counts tries, for all nodes and all shops, whatever becomes of the call that tries (P4). */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Counts a try under a key, unless there were too many. */
    readonly take: (key: string, limit: Limit, now: number) => Effect.Effect<Taken>
    /** Takes the latest try back: it was none. */
    readonly giveBack: (key: string) => Effect.Effect<void>
    /** Begins anew under this key. */
    readonly forget: (key: string) => Effect.Effect<void>
  }
>()("domain/credentials/Attempts") {}
