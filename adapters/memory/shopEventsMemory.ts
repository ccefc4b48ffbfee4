import { Effect, Layer } from "effect"
import { EventChannels } from "#domain/shop-events/EventChannels.ts"
import { type EventPosition, ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory change events of the shops, in the order they occurred. A position is the number of events before it. */
export const shopEventsMemory = EventChannels.layer.pipe(
  Layer.provideMerge(
    Layer.effect(
      ShopEvents,
      Effect.gen(function* () {
        const { all, current, news } = yield* MemoryTables
        return ShopEvents.of({
          after: (position) =>
            Effect.map(current, ({ events }) => {
              const from = placeIn(position)
              return from === undefined || from > events.length
                ? "tooOld"
                : { events: events.slice(from), position: positionAt(events.length) }
            }),
          recent: (milliseconds) =>
            Effect.map(current, ({ events }) => ({
              events: milliseconds === 0 ? [] : [...events],
              position: positionAt(events.length)
            })),
          shopsAfter: (position) =>
            Effect.sync(() => ({
              shops: [...all.keys()].filter((id) => (news.get(id) ?? 0) > (placeIn(position ?? "") ?? Infinity)),
              position: positionAt(Math.max(0, ...news.values()))
            })),
          deleteExpired: Effect.void
        })
      })
    )
  ),
  Layer.provide(MemoryTables.empty)
)

const positionAt = (place: number): EventPosition => `memory.${place}`

const placeIn = (position: EventPosition) => {
  const [, place] = /^memory\.(\d{1,9})$/.exec(position) ?? []
  return place === undefined ? undefined : Number(place)
}
