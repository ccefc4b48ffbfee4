import { Context, type Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import type { Offline } from "./failures.ts"

/** What a call carries beside its input. */
export interface Sending {
  /** Made once a press and kept over its retries, so that the press counts once (I1). */
  readonly idempotencyKey?: string
  /** Told how much of an upload is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** How a call reaches the shop's server. Stories plug in a server that lives in the page. */
export class Transport extends Context.Service<
  Transport,
  {
    readonly send: (
      endpoint: Endpoint,
      input: Readonly<Record<string, unknown>>,
      sending?: Sending
    ) => Effect.Effect<Answer, Offline>
  }
>()("app-web/api/Transport") {}

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
