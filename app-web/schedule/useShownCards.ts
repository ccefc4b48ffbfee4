import { useVirtualizer } from "@tanstack/react-virtual"
import type { RefObject } from "react"
import type { BoardJob } from "#domain/schedule/boardApi.ts"

/** The width of a card with the gap after it, and the room around all of them, as their style has it. */
const [cardWidth, around] = [198, 8]

/** So many cards are drawn whole; of more, only those in sight and some beside them. */
const mostWhole = 24

/** The cards that are drawn, and the room of those that are not, as a style. */
export const useShownCards = (jobs: ReadonlyArray<BoardJob>, scroll: RefObject<HTMLDivElement | null>) => {
  const isWhole = jobs.length <= mostWhole
  // Nothing of it is handed on that is kept.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardWidth,
    horizontal: true,
    overscan: 3,
    enabled: !isWhole,
    initialRect: { width: 1000, height: 112 }
  })
  if (isWhole) return { shown: jobs, room: {} }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => jobs[index]!),
    room: { paddingInlineStart: (items[0]?.start ?? 0) + around, width: virtual.getTotalSize() + around }
  }
}
