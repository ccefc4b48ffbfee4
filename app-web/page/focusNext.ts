/** Milliseconds to wait for what is to be focused: an answer of the server may bring it. */
const patience = 8_000

const overlays = "[role=dialog], [role=alertdialog]:not(.Toast), [role=menu], [role=listbox]"

type Find = () => Element | null | undefined

/**
 * Puts the focus where the next act is: on the control that `find` answers, once it can be used and whatever lay over
 * the screen is closed and has given the focus back. Gives up when the person goes elsewhere first.
 */
export const focusNext = (find: Find, then: (control: HTMLElement) => void = () => {}) => {
  const until = performance.now() + patience
  let isOver = false
  let closed = 0
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === "Tab") isOver = true
  }
  const end = () => {
    removeEventListener("pointerdown", leave, true)
    removeEventListener("keydown", leave, true)
  }
  const look = () => {
    if (isOver || performance.now() > until) return end()
    const control = document.querySelector(overlays) === null ? find() : undefined
    const isReady = control instanceof HTMLElement && !control.matches(":disabled, [aria-disabled=true]")
    closed = isReady ? closed + 1 : 0
    // Overlays give the focus back a frame after they are gone.
    if (closed < 3) return requestAnimationFrame(look)
    end()
    if (!(control instanceof HTMLElement)) return
    control.focus()
    then(control)
  }
  addEventListener("pointerdown", leave, true)
  addEventListener("keydown", leave, true)
  requestAnimationFrame(look)
}

/** Presses a control as soon as it can be used, with the focus on it: what it opens gives the focus back to it. */
export const pressNext = (find: Find) => focusNext(find, (control) => control.click())
