import type { KeyboardEvent } from "react"

/**
 * Submits the surrounding form when Enter is pressed in a segment of a date or time field, as it does in any other
 * field. Browsers submit implicitly only from inputs. Must be used in the capture phase, because the segment group
 * stops the event from bubbling.
 */
export const submitOnEnter = ({ key, target, nativeEvent, ...event }: KeyboardEvent) => {
  if (key !== "Enter" || nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.matches("[role=spinbutton]")) target.closest("form")?.requestSubmit()
}
