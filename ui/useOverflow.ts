import { type RefObject, useLayoutEffect } from "react"

/**
 * Sets `data-overflows` on a frame while its table is wider than the frame, so that CSS enables horizontal scrolling
 * only then.
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
