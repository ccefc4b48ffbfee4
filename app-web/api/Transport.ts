import { Context, type Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { ApiResponse } from "#domain/contract/Envelope.ts"
import type { Offline } from "./failures.ts"

/** Options of a request, in addition to its input. */
export interface RequestOptions {
  /** Created once per user action and reused for its retries, so that the action takes effect only once (I1). */
  readonly idempotencyKey?: string
  /** Called with the upload progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Sends requests to the shop's server. Stories replace it with an in-page server. */
export class Transport extends Context.Service<
  Transport,
  {
    readonly send: (
      endpoint: Endpoint,
      input: Readonly<Record<string, unknown>>,
      sending?: RequestOptions
    ) => Effect.Effect<ApiResponse, Offline>
  }
>()("app-web/api/Transport") {}

/**
 * Renews the session so that a request that received a 401 can be retried, spec §8. Concurrent requests share a single
 * renewal (S5).
 */
export class Renewal extends Context.Service<
  Renewal,
  {
    /** Number of times this page's session has been renewed. */
    readonly count: Effect.Effect<number>
    /** Renews the session unless it was already renewed after `since`. Returns false if the session is over. */
    readonly renew: (since: number) => Effect.Effect<boolean, Offline>
  }
>()("app-web/api/Renewal") {}
