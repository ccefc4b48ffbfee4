import { Context, type Effect } from "effect"
import type { Offline } from "./Offline.ts"

/** How a call that was answered 401 gets another try, spec §8. Any number of calls share one renewal (S5). */
export class Renewal extends Context.Service<
  Renewal,
  {
    /** How often this page's session was renewed so far. */
    readonly count: Effect.Effect<number>
    /** Renews unless that happened after `since`; false when the session is over. */
    readonly renew: (since: number) => Effect.Effect<boolean, Offline>
  }
>()("app-web/api/Renewal") {}
