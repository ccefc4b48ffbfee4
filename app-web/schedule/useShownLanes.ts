import { useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect } from "react"
import type { BoardLane } from "#domain/schedule/boardApi.ts"

/** Height of a day's lane; must match the CSS. */
export const laneHeight = 104

/** Up to this many lanes are all rendered; beyond it, only the visible ones and some around them. */
const mostWhole = 16

interface ShownLanesOptions {
  /** The lane a job is dragged over, which is scrolled into view. */
  readonly heldOver?: string | undefined
  /** The height of a lane, or its estimate until `measure` has run. */
  readonly height?: number
  /** Number of lanes rendered before and after the visible ones. */
  readonly beside?: number
}

/**
 * The rendered lanes, and the space of those before and after them. If heights vary, pass each lane to `measure` with
 * its index as `data-index`.
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
