import type { KeyboardEvent } from "react"

/**
 * Enter in a segment of a day or a time sends the form around it, as Enter in any other field does. A browser knows
 * only that of inputs. Heard on the way down: the group of segments lets no Enter through.
 */
export const submitOnEnter = ({ key, target, nativeEvent, ...event }: KeyboardEvent) => {
  if (key !== "Enter" || nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.matches("[role=spinbutton]")) target.closest("form")?.requestSubmit()
}
