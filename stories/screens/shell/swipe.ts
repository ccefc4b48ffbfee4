import { fireEvent } from "storybook/test"

/** Simulates a swipe across an element, from one pixel to another. */
export const swipe = (part: Element, from: number, to: number) => {
  const at = (clientX: number) => [new Touch({ identifier: 1, target: part, clientX, clientY: 400 })]
  fireEvent.touchStart(part, { touches: at(from) })
  fireEvent.touchEnd(part, { changedTouches: at(to) })
}
