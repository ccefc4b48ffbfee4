/**
 * Brings a section of a job into sight, unfolded, with the focus at it; and names it in the address, which then leads
 * there.
 */
export const goToSection = (id: string) => {
  const section = document.getElementById(id)
  if (section === null) return
  if (section instanceof HTMLDetailsElement) section.open = true
  // The router is not told: its own place, and what was handed over with it, stay.
  history.replaceState(history.state, "", `#${id}`)
  section.scrollIntoView({ block: "start" })
  const start = section.querySelector<HTMLElement>(":scope > summary") ?? section
  if (start === section) section.tabIndex = -1
  start.focus({ preventScroll: true })
}
