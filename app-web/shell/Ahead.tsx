import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useSession } from "#web/session/useSession.ts"
import type { LazyScreen } from "./lazyScreen.tsx"
import { fetchPointedAt, screensAhead } from "./screensAhead.ts"

/** Fetches the screens that a signed-in person goes to next; draws nothing. */
export function Ahead({ screens }: { readonly screens: Readonly<Record<string, LazyScreen>> }) {
  const { person } = useSession()
  const { pathname } = useLocation()
  useEffect(() => {
    if (person !== undefined) screensAhead(screens, person, pathname)
  }, [screens, person, pathname])
  useEffect(() => fetchPointedAt(screens, document), [screens])
  return null
}
