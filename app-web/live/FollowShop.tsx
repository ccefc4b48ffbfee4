import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useEffect } from "react"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"
import { renewalOf, type SessionActor } from "#web/session/renewalOf.ts"
import { useSession } from "#web/session/useSession.ts"
import { followShop } from "./followShop.ts"

/**
 * Subscribes to other users' changes through the shop's event channel once the first screen is shown. Renders nothing.
 */
export function FollowShop({ actor }: { readonly actor: SessionActor }) {
  const queries = useQueryClient()
  const { person } = useSession()
  const who = person !== undefined && hasAccess(access["/account"], person) ? person.id : undefined
  useEffect(() => {
    if (who === undefined) return
    let stop = () => {}
    let isGone = false
    whenIdle(async () => {
      if (isGone) return
      const { count, renew } = renewalOf(actor)
      stop = followShop({
        queries,
        open: (query, signal) =>
          fetch(`/api/V1/events?${query}`, { signal, cache: "no-store", credentials: "same-origin" }),
        renew: () => Effect.runPromise(Effect.flatMap(count, renew))
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [who, queries, actor])
  return null
}
