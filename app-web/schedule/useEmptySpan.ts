import { type PointerEvent, useRef, useState } from "react"
import type { DayRuler } from "./dayRuler.ts"
import { quarter } from "./stops.ts"

/** Start and end in minutes since midnight. */
export interface EmptySpan {
  readonly start: number
  readonly end: number
}

/** Default duration of a job when an empty time is clicked. */
const usual = 60

/**
 * Selects an empty time for a new job by clicking, or by dragging with a mouse or pen. Leaving the lane cancels. Touch
 * scrolls, and only taps select.
 */
export const useEmptySpan = (
  ruler: DayRuler,
  from: number,
  to: number,
  onChosen: ((span: EmptySpan) => void) | undefined
) => {
  const [span, setSpan] = useState<EmptySpan>()
  const begun = useRef<number>(undefined)
  const minuteAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return from + ((clientX - left) / width) * (to - from)
  }
  const down = (minute: number) => Math.floor(minute / quarter) * quarter
  const drawn = (first: number, minute: number): EmptySpan => {
    const now = Math.min(Math.max(from, minute), to)
    const [start, end] = now < first ? [down(now), first + quarter] : [first, Math.min(to, down(now) + quarter)]
    return { start: ruler.timeAt(start), end: Math.max(ruler.timeAt(end), ruler.timeAt(start) + quarter) }
  }
  const isEmpty = ({ target, currentTarget }: PointerEvent<HTMLElement>) =>
    target === currentTarget || (target as Element).matches(".LaneOff, .LaneStops")
  const giveUp = () => {
    begun.current = undefined
    setSpan(undefined)
  }
  if (onChosen === undefined) return { span: undefined, spanProps: {} }
  return {
    span,
    spanProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !isEmpty(event)) return
        begun.current = down(minuteAt(event))
        if (event.pointerType === "touch") return
        setSpan(drawn(begun.current, begun.current))
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (begun.current !== undefined && event.pointerType !== "touch") setSpan(drawn(begun.current, minuteAt(event)))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const first = begun.current
        giveUp()
        if (first === undefined) return
        const chosen = drawn(first, minuteAt(event))
        onChosen(
          chosen.end - chosen.start > quarter
            ? chosen
            : { start: chosen.start, end: Math.min(24 * 60 - quarter, chosen.start + usual) }
        )
      },
      onPointerLeave: giveUp,
      onPointerCancel: giveUp
    }
  }
}
