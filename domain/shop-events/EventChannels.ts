import { Context, Effect, Latch, Layer, Queue, Schedule, type Scope } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { type EventPosition, type EventBatch, ShopEvents } from "./ShopEvents.ts"

/** An open channel with the events still to be delivered. */
export interface EventChannel {
  readonly queue: Queue.Queue<EventBatch>
  /**
   * True if the reader was too slow and events were dropped. The channel then closes, and the client reconnects where
   * it left off.
   */
  isBehind: boolean
}

/** Limits on open channels per node, so that a single shop or browser cannot exhaust them. */
export const channelLimits = { session: 20, shop: 2_000 } as const

/** Polling interval in milliseconds. */
const pause = 250

/** The maximum number of queued batches for a slow reader. */
const maxQueueLength = 64

interface Followed {
  position: EventPosition
  readonly channels: Map<EventChannel, string>
}

/**
 * The open channels of this node and its single publisher, which polls for changes on behalf of all channels, and only
 * while any are open.
 */
export class EventChannels extends Context.Service<
  EventChannels,
  {
    /** Returns whether the shop and one of its sessions may open another channel. */
    readonly hasCapacity: (session: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Opens a channel for a session until the scope closes. Events that occur from now on are added to its queue. */
    readonly open: (session: string) => Effect.Effect<EventChannel, never, CurrentTenant | Scope.Scope>
    /** The number of open channels across all shops. */
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
          followed.position = batch?.position ?? (yield* events.recent(0)).position
          for (const channel of followed.channels.keys()) {
            const isFull = Queue.sizeUnsafe(channel.queue) >= maxQueueLength
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
        // Database queries are not interrupted; shutdown happens between two polls.
        Effect.andThen(isWanted.await, Effect.uninterruptible(look)).pipe(
          // Nothing is lost while the database is unavailable: the next poll continues where the last one ended.
          Effect.tapCause((cause) => Effect.logWarning("could not deliver shop events; retrying", cause)),
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
        hasCapacity: Effect.fnUntraced(function* (session) {
          const channels = [...(shops.get((yield* CurrentTenant).id)?.channels.values() ?? [])]
          return (
            channels.length < channelLimits.shop &&
            channels.filter((one) => one === session).length < channelLimits.session
          )
        }),
        open: Effect.fnUntraced(function* (session) {
          const { id } = yield* CurrentTenant
          // Start the publisher before reading the channel's position, so that no event falls between the two.
          if (reached === undefined) reached = (yield* events.shopsAfter(undefined)).position
          const { position } = yield* events.recent(0)
          const queue = yield* Queue.unbounded<EventBatch>()
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
