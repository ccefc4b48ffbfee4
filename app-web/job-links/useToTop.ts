import { useEffect, useRef } from "react"

/**
 * Brings the top of the page, where it says how the paper stands, before the reader's eyes whenever that has changed.
 */
export const useToTop = (standing: string | undefined) => {
  const mainRef = useRef<HTMLElement>(null)
  const before = useRef(standing)
  useEffect(() => {
    const was = before.current
    before.current = standing
    if (was === undefined || standing === undefined || was === standing) return
    window.scrollTo({ top: 0 })
    mainRef.current?.focus({ preventScroll: true })
  }, [standing])
  return mainRef
}
