/** Milliseconds to wait for the element to focus, which may depend on a response from the server. */
const patience = 8_000

const overlays = "[role=dialog], [role=alertdialog]:not(.Toast), [role=menu], [role=listbox]"

type Find = () => Element | null | undefined

/**
 * Moves focus to where the user will act next: the control returned by `find`, once it is enabled and all overlays have
 * closed and restored focus. Gives up if the user moves on first.
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
    // Overlays restore focus one frame after they close.
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

/**
 * Focuses and clicks a control as soon as it is enabled, so that focus returns to it when whatever it opens is closed.
 */
export const clickWhenReady = (find: Find) => focusNext(find, (control) => control.click())
