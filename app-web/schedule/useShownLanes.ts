import { useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect } from "react"
import type { BoardLane } from "#domain/schedule/boardApi.ts"

/** The height of a lane, as its style has it. */
const laneHeight = 104

/** So many lanes are drawn whole; of more, only those in sight and some beside them. */
const mostWhole = 16

/**
 * The lanes that are drawn, and how much room those before and after them take. A lane that a job is held over comes
 * into sight.
 */
export const useShownLanes = (
  lanes: ReadonlyArray<BoardLane>,
  scroll: RefObject<HTMLDivElement | null>,
  heldOver: string | undefined
) => {
  const isWhole = lanes.length <= mostWhole
  const virtual = useVirtualizer({
    count: lanes.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => laneHeight,
    overscan: 4,
    enabled: !isWhole,
    initialRect: { width: 1200, height: 600 }
  })
  const at = lanes.findIndex(({ userId }) => userId === heldOver)
  useEffect(() => {
    if (!isWhole && at !== -1) virtual.scrollToIndex(at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at, isWhole])
  if (isWhole) return { shown: lanes, before: 0, after: 0 }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => lanes[index]!),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  }
}
