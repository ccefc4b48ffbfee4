import { useCallback, useLayoutEffect, useRef } from "react"

/** The same function for as long as the part is there, which does what the last drawing of it says. */
export const useStable = <Given extends ReadonlyArray<unknown>, Answer>(
  work: (...given: Given) => Answer
): ((...given: Given) => Answer) => {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
