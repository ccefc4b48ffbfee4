import { type RefObject, useEffect, useRef } from "react"

/**
 * After a navigation, moves focus to the new screen's h1 as soon as it is rendered, unless the screen has focused a
 * field itself.
 */
export const useHeadingFocus = (content: RefObject<HTMLElement | null>, pathname: string) => {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = content.current
    if (main === null) return
    scrollTo(0, 0)
    if (focusHeading(main)) return
    const drawn = new MutationObserver(() => {
      if (focusHeading(main)) drawn.disconnect()
    })
    drawn.observe(main, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [content, pathname])
}

const focusHeading = (main: HTMLElement): boolean => {
  const focused = document.activeElement
  if (
    focused instanceof HTMLElement &&
    main.contains(focused) &&
    focused.matches("input, textarea, select, [role=combobox]")
  )
    return true
  const heading = main.querySelector("h1")
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
