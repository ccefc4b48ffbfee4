import { useCallback, useLayoutEffect, useRef } from "react"

/** Returns a function with a stable identity that always runs the latest callback. */
export const useStableCallback = <Given extends ReadonlyArray<unknown>, Answer>(
  work: (...given: Given) => Answer
): ((...given: Given) => Answer) => {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
