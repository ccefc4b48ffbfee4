/** Whether the quote stands in a frame of the shop's own site. */
export const isFramed = window.parent !== window

/** Where a link leads that is no part of the quote: nothing else of Frit may stand in a frame. */
export const linkTarget = isFramed ? "_blank" : undefined

/**
 * Tells the site around how high the quote is, whenever that changes. Only sites that the shop allows can frame it, so
 * whoever listens may hear it.
 */
export const tellHeight = (root: HTMLElement): void => {
  if (!isFramed) return
  document.documentElement.dataset["framed"] = ""
  const tell = () => tellSite({ frit: "height", height: root.getBoundingClientRect().height })
  new ResizeObserver(tell).observe(root)
}

/** Tells the site around that another step is shown, to bring its beginning into sight. */
export const tellStep = (): void => {
  if (isFramed) tellSite({ frit: "step" })
}

const tellSite = (said: object) => window.parent.postMessage(said, "*")
