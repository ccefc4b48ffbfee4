import { useEffect, useEffectEvent, useState } from "react"
import { useSession } from "./useSession.ts"

/**
 * Asks who is signed in, and where, anew once a record that the menus show has another version than it was opened with.
 */
export const useRenewed = (version: number) => {
  const { changed } = useSession()
  const [first] = useState(version)
  const renew = useEffectEvent(changed)
  useEffect(() => {
    if (version !== first) renew()
  }, [version, first])
}
