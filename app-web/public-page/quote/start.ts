const hasSteps = document.getElementById("root")!.childElementCount > 0

/** Loads the page's scripts as separate tasks: the view is fetched in parallel with the code that starts it. */
const load = () => {
  void import("./quoteApp.tsx")
  if (hasSteps) void import("./QuotePage.tsx")
}

// The server-rendered first steps work without scripts, and on a slow connection the scripts must not delay them. In a
// background tab, in a frame without height, or without server-rendered steps, nothing is painted first, so the scripts
// load immediately.
if (hasSteps && !document.hidden && window.parent === window) {
  // Fallback if the browser reports no paint.
  setTimeout(load, 1_000)
  new PerformanceObserver(load).observe({ type: "paint", buffered: true })
} else load()
