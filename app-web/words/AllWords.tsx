import { type ReactNode, useEffect, useEffectEvent } from "react"
import { useSpeech } from "./WordsProvider.tsx"

/**
 * Screens for signed-in people are drawn once all their words are here: before, the page knows only those of the
 * sign-in.
 */
export function AllWords({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const { isWhole, fetchAll, failure } = useSpeech()
  const fetch = useEffectEvent(fetchAll)
  useEffect(() => {
    if (!isWhole) fetch()
  }, [isWhole])
  if (!isWhole && failure !== undefined) throw failure
  return isWhole ? children : waiting
}
