import type { ReactNode } from "react"
import { Navigate } from "react-router-dom"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { turnedAway } from "./landing.ts"
import type { Place } from "./places.ts"
import { useTitle } from "./useTitle.ts"

/** Lets a person into a place, or sends them where the rules say (spec §4 lockout and root, §6). */
export function Door({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { t } = useWords()
  const away = turnedAway(place, useUser())
  useTitle(t(place.title))
  return away === undefined ? children : <Navigate to={away} replace />
}
