import { type RefObject, useLayoutEffect } from "react"

/**
 * Marks a frame with `data-overflows` while the table in it is wider than it, so that CSS lets only such a one scroll
 * sideways.
 */
export const useOverflow = (frame: RefObject<HTMLElement | null>, isAsked: boolean) => {
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector(".Table")
    if (!element || !table || !isAsked) return
    const mark = () =>
      element.toggleAttribute(
        "data-overflows",
        element.clientWidth >= 520 && table.getBoundingClientRect().width > element.clientWidth + 1
      )
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame, isAsked])
}
