import { type RefObject, useLayoutEffect, useState } from "react"

/** Returns the width of an element in pixels, measured before paint; undefined while `matchesQuery` is false. */
export const useElementWidth = (element: RefObject<HTMLElement | null>, isAsked: boolean): number | undefined => {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null || !isAsked) return
    const measure = () => setRoom(watched.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isAsked])
  return room
}
