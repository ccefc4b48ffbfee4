/** Whether the quote is embedded in a frame on the shop's own site. */
export const isFramed = window.parent !== window

/** The target of links that leave the quote, because no other Frit page may be shown in a frame. */
export const linkTarget = isFramed ? "_blank" : undefined

/**
 * Reports the quote's height to the embedding site whenever it changes. Only sites that the shop allows can embed it,
 * so the message is sent to any origin.
 */
export const reportHeight = (root: HTMLElement): void => {
  if (!isFramed) return
  document.documentElement.dataset["framed"] = ""
  const tell = () => postToSite({ frit: "height", height: root.getBoundingClientRect().height })
  new ResizeObserver(tell).observe(root)
}

/** Tells the embedding site that another step is shown, so that it scrolls to its top. */
export const reportStep = (): void => {
  if (isFramed) postToSite({ frit: "step" })
}

const postToSite = (said: object) => window.parent.postMessage(said, "*")
