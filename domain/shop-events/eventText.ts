import type { EventPosition } from "./ShopEvents.ts"
import type { ShopEvent } from "./ShopEvent.ts"

/**
 * What goes over a channel, as `text/event-stream` of the HTML standard has it: `changes` with a list of events, `beat`
 * now and then so that either end knows of the other, `reset` where what happened meanwhile is no longer known. The id
 * is where to go on after the line was lost.
 */
export const eventText = {
  /** Milliseconds after which a browser that lost the line comes back. */
  hello: "retry: 2000\n\n",
  changes: (events: ReadonlyArray<ShopEvent>, position: EventPosition): string =>
    written(
      "changes",
      position,
      events.map(({ kind, change, id, job }) => ({ kind, change, id, job }))
    ),
  beat: (position: EventPosition): string => written("beat", position, null),
  reset: (position: EventPosition): string => written("reset", position, null)
}

const written = (event: string, id: EventPosition, data: unknown) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
