import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

/**
 * Returns a ref and whether the element is narrower than the given number of pixels. Measured before the first paint,
 * and updated on resize.
 */
export const useNarrowerThan = <E extends Element>(pixels: number): readonly [RefObject<E | null>, boolean] => {
  const place = useRef<E>(null)
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => setNarrower(Math.floor(element.getBoundingClientRect().width) < pixels)
    // Measured in the next frame. Measuring here would force a layout of the whole page in the task that just rendered
    // it: one long task instead of two.
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
