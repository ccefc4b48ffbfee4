import { useCallback, useEffect, useRef, useState } from "react"
import { useUser } from "#web/session/useUser.ts"
import { draftPlace, readDraft } from "./drafts.ts"

/** Milliseconds after the last key until the draft is kept (experience.md: at most 2 seconds). */
const pause = 600

/** Keeps what is typed but not saved, per person and browser; gives back what an earlier visit left. Clear it after saving. */
export const useDraft = <V>(key: string, values: V, isDirty: boolean) => {
  const place = draftPlace(useUser().id, key)
  const [found, setFound] = useState(() => readDraft<V>(place))
  const [savedAt, setSavedAt] = useState<number>()
  const latest = useRef<V>(undefined)

  const keep = useCallback(() => {
    if (latest.current === undefined) return
    const at = Date.now()
    localStorage.setItem(place, JSON.stringify({ values: latest.current, savedAt: at }))
    latest.current = undefined
    setSavedAt(at)
  }, [place])

  useEffect(() => {
    if (!isDirty) return
    latest.current = values
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [values, isDirty, keep])

  useEffect(() => {
    addEventListener("pagehide", keep)
    return () => {
      removeEventListener("pagehide", keep)
      keep()
    }
  }, [keep])

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
