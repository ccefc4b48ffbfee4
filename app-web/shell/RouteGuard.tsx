import type { ReactNode } from "react"
import { Navigate } from "react-router-dom"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { turnedAway } from "#web/access/landing.ts"
import type { Place } from "#web/access/places.ts"
import { useTitle } from "#web/page/useTitle.ts"

/** Lets a person into a place, or sends them where the rules say (spec §4 lockout and root, §6). */
export function RouteGuard({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { t } = useWords()
  const away = turnedAway(place, useUser())
  useTitle(t(place.title))
  return away === undefined ? children : <Navigate to={away} replace />
}
