import { type RefObject, useLayoutEffect, useRef, useState } from "react"

/** Returns a ref and the width of the element in whole pixels, updated on resize; `first` until measured. */
export const useWidth = <E extends Element>(first: number): readonly [RefObject<E | null>, number] => {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => setWidth(Math.max(Math.floor(element.getBoundingClientRect().width), 1))
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [place, width]
}
