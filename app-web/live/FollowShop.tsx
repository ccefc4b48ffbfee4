import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"
import type { SessionActor } from "#web/session/renewalOf.ts"
import { useSession } from "#web/session/useSession.ts"

/** Follows what others change in the shop, once the first screen is there; draws nothing. */
export function FollowShop({ actor }: { readonly actor: SessionActor }) {
  const queries = useQueryClient()
  const { person } = useSession()
  const who = person !== undefined && mayEnter(access["/account"], person) ? person.id : undefined
  useEffect(() => {
    if (who === undefined) return
    let stop = () => {}
    let isGone = false
    whenIdle(async () => {
      const { openLive } = await import("./openLive.ts")
      if (!isGone) stop = openLive(queries, actor)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [who, queries, actor])
  return null
}
