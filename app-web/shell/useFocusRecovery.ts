import { type RefObject, useEffect } from "react"

/** The position of the focus: the element and its ancestors within the content, each with its siblings at that time. */
type Place = ReadonlyArray<{
  readonly element: Element
  readonly next: Element | null
  readonly previous: Element | null
}>

const controls = "a[href], button, input, select, textarea, [tabindex]"

const placeOf = (focused: Element, content: Element): Place => {
  const place: Array<Place[number]> = []
  for (let at: Element | null = focused; at !== null && at !== content; at = at.parentElement)
    place.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return place
}

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(":disabled, [aria-hidden=true]") &&
  element.checkVisibility()

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(controls)].find(isUsable)

const headingIn = (element: Element): HTMLElement | undefined => {
  const heading = element.querySelector<HTMLElement>("h1, h2, h3")
  if (heading === null) return undefined
  heading.tabIndex = -1
  return heading
}

/**
 * Returns the element closest to a former focus position: the same control, the row after or before a removed one, or
 * else something in the same section or its heading, so that further key presses do not land in another section.
 */
const nearest = (place: Place): HTMLElement | undefined => {
  for (const { element, next, previous } of place) {
    const isSection = element.matches("section")
    if (element.isConnected) {
      const found = firstIn(element) ?? (isSection ? headingIn(element) : undefined)
      if (found !== undefined) return found
    } else
      for (const beside of [next, previous])
        if (beside?.isConnected === true) {
          const found = isSection ? headingIn(beside) : firstIn(beside)
          if (found !== undefined) return found
        }
  }
  return undefined
}

/**
 * When the focused control disappears, such as a button in a removed row or behind a closed dialog, moves focus to what
 * took its place (WCAG 2.4.3). Otherwise focus would be lost. New screens manage focus themselves.
 */
export const useFocusRecovery = (content: RefObject<HTMLElement | null>, pathname: string) =>
  useEffect(() => {
    const main = content.current
    if (main === null) return
    let place: Place = []
    let latest: Element | null = null
    let frame = 0
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      latest = target
      if (main.contains(target)) place = placeOf(target, main)
    }
    const look = () => {
      if (document.activeElement !== document.body || latest === null || latest.isConnected || frame !== 0) return
      // Dialogs, menus and grids restore focus themselves in the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          frame = 0
          if (document.activeElement === document.body && latest?.isConnected === false) nearest(place)?.focus()
        })
      })
    }
    const watched = new MutationObserver(look)
    watched.observe(main, { childList: true, subtree: true })
    watched.observe(document.body, { childList: true })
    document.addEventListener("focusin", onFocusIn)
    return () => {
      watched.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener("focusin", onFocusIn)
    }
  }, [content, pathname])
