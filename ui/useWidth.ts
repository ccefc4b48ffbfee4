import { type RefObject, useLayoutEffect, useRef, useState } from "react"

/** The width of an element in whole pixels, followed as it changes; `first` until it is known. */
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
