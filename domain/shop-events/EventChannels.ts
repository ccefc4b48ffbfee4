import { Context, Effect, Latch, Layer, Queue, Schedule, type Scope } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { type EventPosition, type EventsRead, ShopEvents } from "./ShopEvents.ts"

/** One open channel: what of the shop is still to be told in it. */
export interface EventChannel {
  readonly queue: Queue.Queue<EventsRead>
  /** It was read too slowly, and something is missing in it: it ends, and is opened anew where it ended. */
  isBehind: boolean
}

/** How many channels a node keeps open, lest one shop or one browser take them all. */
export const channelLimits = { session: 20, shop: 2_000 } as const

/** Milliseconds between two looks for news. */
const pause = 250

/** Batches that wait for a slow reader. */
const longest = 64

interface Followed {
  position: EventPosition
  readonly channels: Map<EventChannel, string>
}

/**
 * The open channels of this node, and its one publisher: it asks what changed, for all of them together and only while
 * there are any.
 */
export class EventChannels extends Context.Service<
  EventChannels,
  {
    /** Whether the shop, and a session of it, may have one more. */
    readonly hasRoom: (session: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Opens a channel of a session until the scope closes: what happens from now on comes into its queue. */
    readonly open: (session: string) => Effect.Effect<EventChannel, never, CurrentTenant | Scope.Scope>
    /** How many are open, in all shops. */
    readonly count: Effect.Effect<number>
  }
>()("domain/shop-events/EventChannels") {
  static readonly layer = Layer.effect(
    EventChannels,
    Effect.gen(function* () {
      const events = yield* ShopEvents
      const shops = new Map<TenantId, Followed>()
      const isWanted = yield* Latch.make(false)
      let reached: EventPosition | undefined

      const tell = Effect.fnUntraced(
        function* (id: TenantId, followed: Followed) {
          const read = yield* events.after(followed.position)
          const batch = read === "tooOld" ? undefined : read
          followed.position = batch?.position ?? (yield* events.lately(0)).position
          for (const channel of followed.channels.keys()) {
            const isFull = Queue.sizeUnsafe(channel.queue) >= longest
            if (batch === undefined || isFull) channel.isBehind = true
            if (!isFull) Queue.offerUnsafe(channel.queue, batch ?? { events: [], position: followed.position })
          }
        },
        (work, id) => Effect.provideService(work, CurrentTenant, { id })
      )

      const look = Effect.gen(function* () {
        const { position, shops: changed } = yield* events.shopsAfter(reached)
        for (const id of changed) {
          const followed = shops.get(id)
          if (followed !== undefined) yield* tell(id, followed)
        }
        reached = position
      })
      yield* Effect.forkScoped(
        // A question to the database is not broken off; a stop comes between two.
        Effect.andThen(isWanted.await, Effect.uninterruptible(look)).pipe(
          // While the database is away nothing is lost: the next look asks from where the last one ended.
          Effect.tapCause((cause) => Effect.logWarning("what changed in the shops is told late", cause)),
          Effect.sandbox,
          Effect.retry(Schedule.spaced("2 seconds")),
          Effect.repeat(Schedule.spaced(pause))
        )
      )

      const close = (id: TenantId, channel: EventChannel) =>
        Effect.sync(() => {
          const followed = shops.get(id)
          followed?.channels.delete(channel)
          if (followed?.channels.size === 0) shops.delete(id)
          if (shops.size === 0) isWanted.closeUnsafe()
        })

      return EventChannels.of({
        hasRoom: Effect.fnUntraced(function* (session) {
          const channels = [...(shops.get((yield* CurrentTenant).id)?.channels.values() ?? [])]
          return (
            channels.length < channelLimits.shop &&
            channels.filter((one) => one === session).length < channelLimits.session
          )
        }),
        open: Effect.fnUntraced(function* (session) {
          const { id } = yield* CurrentTenant
          // The publisher begins before what it is to tell, so that nothing falls between the two.
          if (reached === undefined) reached = (yield* events.shopsAfter(undefined)).position
          const { position } = yield* events.lately(0)
          const queue = yield* Queue.unbounded<EventsRead>()
          const channel: EventChannel = { queue, isBehind: false }
          return yield* Effect.acquireRelease(
            Effect.sync(() => {
              const followed = shops.get(id) ?? { position, channels: new Map<EventChannel, string>() }
              shops.set(id, followed)
              followed.channels.set(channel, session)
              isWanted.openUnsafe()
              return channel
            }),
            () => close(id, channel)
          )
        }),
        count: Effect.sync(() => [...shops.values()].reduce((sum, { channels }) => sum + channels.size, 0))
      })
    })
  )
}
