import type { Page } from "playwright"

/**
 * Returns the texts on the page that are cut off, overlap other text or extend beyond the screen, and whether the page
 * scrolls horizontally; empty if everything is readable.
 */
export const layoutDefects = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const faults: Array<string> = []
    const beside = document.documentElement.scrollWidth - innerWidth
    if (beside > 0) faults.push(`The page scrolls sideways by ${beside} px.`)
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest(".hidden-text, [aria-hidden=true], option, svg") === null
    const sticks = (one: Element | null): boolean =>
      one !== null && (["sticky", "fixed"].includes(getComputedStyle(one).position) || sticks(one.parentElement))
    /** Content beyond the edge of a horizontally scrolling list is reachable. */
    const scrolls = (one: Element | null): boolean =>
      one !== null && (["auto", "scroll"].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const texts = [...document.body.querySelectorAll("*")].flatMap((element) => {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === 3 && (node.textContent ?? "").trim() !== ""
      )
      if (own.length === 0 || !isShown(element)) return []
      const range = document.createRange()
      const rects = own.flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      })
      return [{ element, rects, says: (element.textContent ?? "").trim().slice(0, 40), isStuck: sticks(element) }]
    })
    for (const { element, rects, says } of texts)
      for (const rect of rects) {
        if (!scrolls(element) && (rect.left < -1 || rect.right > innerWidth + 1))
          faults.push(`"${says}" lies beside the screen.`)
        for (let above: Element | null = element; above !== null; above = above.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(above)
          const box = above.getBoundingClientRect()
          const isCut =
            (["hidden", "clip"].includes(overflowX) && (rect.left < box.left - 2 || rect.right > box.right + 2)) ||
            (["hidden", "clip"].includes(overflowY) && (rect.top < box.top - 2 || rect.bottom > box.bottom + 2))
          if (isCut && above !== document.documentElement && above !== document.body)
            faults.push(`"${says}" is cut off.`)
        }
      }
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        // Content scrolls under sticky elements on purpose.
        if (one.isStuck !== other.isStuck || one.element.contains(other.element)) continue
        const isOver = one.rects.some((a) =>
          other.rects.some((b) => {
            const [wide, high] = [
              Math.min(a.right, b.right) - Math.max(a.left, b.left),
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            ]
            // Closely spaced lines may touch with their line boxes, though not with their letters.
            return wide > 2 && high > 0.4 * Math.min(a.height, b.height)
          })
        )
        if (isOver) faults.push(`"${one.says}" lies over "${other.says}".`)
      }
    })
    return [...new Set(faults)]
  })
