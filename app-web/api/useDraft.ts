import { useCallback, useEffect, useRef, useState } from "react"
import { useUser } from "#web/session/useUser.ts"
import { draftPlace, readDraft } from "./drafts.ts"

/** Milliseconds after the last key until the draft is kept, at most 2 seconds by what people expect. */
const pause = 600

/**
 * Keeps what is typed but not saved, per person and browser; gives back what an earlier visit left. Clear it after
 * saving. Where it cannot be kept, leaving the page asks first.
 */
export const useDraft = <V>(key: string, values: V, isDirty: boolean) => {
  const place = draftPlace(useUser().id, key)
  const [found, setFound] = useState(() => readDraft<V>(place))
  const [savedAt, setSavedAt] = useState<number>()
  const latest = useRef<V>(undefined)
  const hasKept = useRef(false)
  const [mayKeep, setMayKeep] = useState(true)

  const keep = useCallback(() => {
    if (latest.current === undefined) return
    const at = Date.now()
    try {
      localStorage.setItem(place, JSON.stringify({ values: latest.current, savedAt: at }))
    } catch {
      // The browser's store is full or closed.
      return setMayKeep(false)
    }
    setMayKeep(true)
    latest.current = undefined
    hasKept.current = true
    setSavedAt(at)
  }, [place])

  useEffect(() => {
    if (isDirty) {
      latest.current = values
      const timer = setTimeout(keep, pause)
      return () => clearTimeout(timer)
    }
    latest.current = undefined
    if (!hasKept.current) return
    // All that this visit kept was taken back by hand: there is nothing to offer.
    hasKept.current = false
    localStorage.removeItem(place)
    setSavedAt(undefined)
  }, [values, isDirty, keep, place])

  useEffect(() => {
    addEventListener("pagehide", keep)
    return () => {
      removeEventListener("pagehide", keep)
      keep()
    }
  }, [keep])

  useEffect(() => {
    if (mayKeep || !isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [mayKeep, isDirty])

  return {
    /** What an earlier visit left, with its instant in milliseconds; offer it in a banner. */
    found,
    /** When this visit's typing was last kept: "Saved 14:02". */
    savedAt,
    /** Hides the offer; what was found is gone when the next draft is kept. */
    dismiss: () => setFound(undefined),
    /** Forgets the draft: it was saved, or thrown away. */
    clear: () => {
      latest.current = undefined
      localStorage.removeItem(place)
      setFound(undefined)
      setSavedAt(undefined)
    }
  }
}
