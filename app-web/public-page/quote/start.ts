/** The quote's script, with what it draws in place of the first steps that came with the page. */
const load = () => void import("./quoteApp.tsx")

const isSeen = !document.hidden && window.parent === window && document.getElementById("root")!.childElementCount > 0

// The first steps are seen, and can be taken, before any script: on a slow line the script must not hold them up. In a
// tab that nobody sees, in a frame that has no height yet and where no step came along nothing is painted before it.
if (isSeen) {
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
  // Should the browser not tell.
  setTimeout(load, 1_000)
} else load()
