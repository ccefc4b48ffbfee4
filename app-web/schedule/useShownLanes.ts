import { useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect } from "react"
import type { BoardLane } from "#domain/schedule/boardApi.ts"

/** The height of a lane of a day, as its style has it. */
export const laneHeight = 104

/** So many lanes are drawn whole; of more, only those in sight and some beside them. */
const mostWhole = 16

interface ShownLanesOptions {
  /** A lane that a job is held over comes into sight. */
  readonly heldOver?: string | undefined
  /** How high a lane is, or is taken to be until `measure` knows it. */
  readonly height?: number
  /** So many more than are in sight are drawn before and after. */
  readonly beside?: number
}

/**
 * The lanes that are drawn, and how much room those before and after them take. Where lanes are not all as high as each
 * other, each is given to `measure` with its place as `data-index`.
 */
export const useShownLanes = (
  lanes: ReadonlyArray<BoardLane>,
  scroll: RefObject<HTMLDivElement | null>,
  { heldOver, height = laneHeight, beside = 4 }: ShownLanesOptions = {}
) => {
  const isWhole = lanes.length <= mostWhole
  const virtual = useVirtualizer({
    count: lanes.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: beside,
    enabled: !isWhole,
    initialRect: { width: 1200, height: 600 }
  })
  const at = lanes.findIndex(({ userId }) => userId === heldOver)
  useEffect(() => {
    if (!isWhole && at !== -1) virtual.scrollToIndex(at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at, isWhole])
  const measure = virtual.measureElement
  if (isWhole) return { shown: lanes, first: 0, before: 0, after: 0, measure }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => lanes[index]!),
    first: items[0]?.index ?? 0,
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure
  }
}
