import type { QueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { renewalOf, type SessionActor } from "#web/session/renewalOf.ts"
import { followShop } from "./followShop.ts"

/** Follows the shop by its channel at the server that served the page. Returns how to stop. */
export const openLive = (queries: QueryClient, actor: SessionActor): (() => void) => {
  const { count, renew } = renewalOf(actor)
  return followShop({
    queries,
    open: (query, signal) =>
      fetch(`/api/V1/events?${query}`, { signal, cache: "no-store", credentials: "same-origin" }),
    renew: () => Effect.runPromise(Effect.flatMap(count, renew))
  })
}
