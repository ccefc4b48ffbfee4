import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import { TestClock } from "effect/testing"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { channelLimits, EventChannels } from "#domain/shop-events/EventChannels.ts"
import { ShopEvents } from "#domain/shop-events/ShopEvents.ts"

const [mine, theirs] = [
  TenantId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  TenantId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51")
]
const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })

/** Shops whose events are counted. `asked` is the number of queries. */
const counted = () => {
  const [told, asked] = [new Map<TenantId, number>(), { shops: 0, events: 0, breaks: false }]
  const countOf = (id: TenantId) => told.get(id) ?? 0
  const happens = (id: TenantId) => void told.set(id, countOf(id) + 1)
  const events = Layer.succeed(ShopEvents, {
    after: (position) =>
      CurrentTenant.useSync(({ id }) => {
        asked.events++
        const event = { kind: "job", change: "changed", id: String(countOf(id)), job: null, people: [] } as const
        return { events: countOf(id) > Number(position) ? [event] : [], position: String(countOf(id)) }
      }),
    recent: () => CurrentTenant.useSync(({ id }) => ({ events: [], position: String(countOf(id)) })),
    shopsAfter: () =>
      Effect.suspend(() => {
        asked.shops++
        if (asked.breaks) return Effect.die("the database is unreachable")
        return Effect.succeed({ shops: [...told.keys()], position: "" })
      }),
    deleteExpired: Effect.void
  })
  return { asked, happens, channels: EventChannels.layer.pipe(Layer.provide(events)) }
}

describe("a node's open channels", () => {
  it.effect("receive only their own shop's events, which are queried once for all of them", () => {
    const { asked, channels, happens } = counted()
    return Effect.gen(function* () {
      const { open } = yield* EventChannels
      const [one, another, stranger] = [
        yield* open("a").pipe(inShop(mine)),
        yield* open("b").pipe(inShop(mine)),
        yield* open("c").pipe(inShop(theirs))
      ]
      happens(mine)
      yield* TestClock.adjust("1 second")
      const [first, second] = [yield* Queue.take(one.queue), yield* Queue.take(another.queue)]
      assert.deepStrictEqual(first, second)
      assert.lengthOf(first.events, 1)
      assert.strictEqual(Queue.sizeUnsafe(stranger.queue), 0)
      assert.isAtMost(asked.events, asked.shops)
    }).pipe(Effect.scoped, Effect.provide(channels))
  })

  it.effect("query nothing while there are none", () => {
    const { asked, channels } = counted()
    return Effect.gen(function* () {
      const { count, open } = yield* EventChannels
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(asked.shops, 0)
      yield* Effect.scoped(Effect.andThen(open("a").pipe(inShop(mine)), TestClock.adjust("1 second")))
      assert.strictEqual(yield* count, 0)
      const before = asked.shops
      assert.isAbove(before, 1)
      yield* TestClock.adjust("1 minute")
      assert.isAtMost(asked.shops, before + 1)
    }).pipe(Effect.provide(channels))
  })

  it.effect("resume where they were after a database outage", () => {
    const { asked, channels, happens } = counted()
    return Effect.gen(function* () {
      const channel = yield* (yield* EventChannels).open("a").pipe(inShop(mine))
      asked.breaks = true
      happens(mine)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(Queue.sizeUnsafe(channel.queue), 0)
      asked.breaks = false
      yield* TestClock.adjust("3 seconds")
      assert.lengthOf((yield* Queue.take(channel.queue)).events, 1)
    }).pipe(Effect.scoped, Effect.provide(channels))
  })

  it.effect("detect that they missed events if read too slowly", () => {
    const { channels, happens } = counted()
    return Effect.gen(function* () {
      const channel = yield* (yield* EventChannels).open("a").pipe(inShop(mine))
      for (let nth = 0; nth < 70; nth++) {
        happens(mine)
        yield* TestClock.adjust("300 millis")
      }
      assert.isTrue(channel.isBehind)
      assert.isAtMost(Queue.sizeUnsafe(channel.queue), 64)
    }).pipe(Effect.scoped, Effect.provide(channels))
  })

  it.effect("are limited per session, independently of others", () => {
    const { channels } = counted()
    return Effect.gen(function* () {
      const { hasCapacity, open } = yield* EventChannels
      for (let nth = 0; nth < channelLimits.session; nth++) yield* open("a").pipe(inShop(mine))
      assert.isFalse(yield* hasCapacity("a").pipe(inShop(mine)))
      assert.isTrue(yield* hasCapacity("b").pipe(inShop(mine)))
      assert.isTrue(yield* hasCapacity("a").pipe(inShop(theirs)))
    }).pipe(Effect.scoped, Effect.provide(channels))
  })
})
