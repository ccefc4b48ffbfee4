interface Drag {
  readonly from: HTMLElement
  /** Pixels from the grab point: the middle, or the end. */
  readonly by?: readonly [x: number, y: number]
  readonly to?: HTMLElement
  readonly finger?: boolean
  readonly letGo?: boolean
}

/** Presses, moves in a few steps and releases, like a user's drag. */
export const dragElement = async ({ from, by = [0, 0], to, finger = false, letGo = true }: Drag) => {
  const box = from.getBoundingClientRect()
  const start = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const goal = to?.getBoundingClientRect()
  const end = { x: start.x + by[0], y: (goal === undefined ? start.y : goal.top + goal.height / 2) + by[1] }
  const send = (type: string, { x, y }: typeof start, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        pointerId: 7,
        pointerType: finger ? "touch" : "mouse",
        clientX: x,
        clientY: y
      })
    )
  send("pointerdown", start, from)
  for (const step of [0.2, 0.6, 1]) {
    send("pointermove", { x: start.x + (end.x - start.x) * step, y: start.y + (end.y - start.y) * step }, window)
    await new Promise((done) => setTimeout(done, 30))
  }
  if (letGo) send("pointerup", end, window)
}
