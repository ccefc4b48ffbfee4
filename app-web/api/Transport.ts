import { Context, type Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { Answer } from "#domain/contract/Envelope.ts"
import type { Offline } from "./Offline.ts"

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
