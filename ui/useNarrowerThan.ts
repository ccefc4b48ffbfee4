import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

/** Whether an element is narrower than so many pixels, followed as it changes: known before it is seen. */
export const useNarrowerThan = <E extends Element>(pixels: number): readonly [RefObject<E | null>, boolean] => {
  const place = useRef<E>(null)
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => setNarrower(Math.floor(element.getBoundingClientRect().width) < pixels)
    // With the next frame: here it would lay out the whole page in the task that has just built it, one long task
    // instead of two.
    const frame = requestAnimationFrame(() => flushSync(measure))
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [pixels])
  return [place, isNarrower]
}
