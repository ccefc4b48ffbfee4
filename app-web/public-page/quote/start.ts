const hasSteps = document.getElementById("root")!.childElementCount > 0

/** The scripts of the page, each a file that runs by itself; what draws the quote comes beside what starts it. */
const load = () => {
  void import("./quoteApp.tsx")
  if (hasSteps) void import("./QuotePage.tsx")
}

// The first steps are seen, and can be taken, before any script: on a slow line the script must not hold them up. In a
// tab that nobody sees, in a frame that has no height yet and where no step came along nothing is painted before it.
if (hasSteps && !document.hidden && window.parent === window) {
  // Should the browser not tell of it.
  setTimeout(load, 1_000)
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
} else load()
