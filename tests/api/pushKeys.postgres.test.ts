import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import { layers } from "#api/layers.ts"
import { pushKeysOfShops } from "#api/reminderWork.ts"
import type { Services } from "#api/serve.ts"
import { pushKeys } from "#domain/notifications/Pusher.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { settingsOf, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { newTenant, testSettings } from "#tests/support/testDatabase.ts"

type Shop = CurrentTenant["Service"]["id"]

describe("push service keys (issue 14)", () => {
  it("creates one pair per shop as nodes start, keeps it across restarts and never exposes it", async () => {
    const node = () =>
      ManagedRuntime.make(Layer.fresh(layers).pipe(Layer.provide(testSettings)) as unknown as Layer.Layer<Services>)
    const nodes = [node(), node()]
    // Both store their key in the same folder: the first creates it.
    for (const one of nodes) await one.runPromise(Effect.void)
    const inShop = <A, E>(id: Shop, work: Effect.Effect<A, E, Services | CurrentTenant>, by = nodes[0]!) =>
      by.runPromise(Effect.provideService(work, CurrentTenant, { id }) as Effect.Effect<A, E, Services>)
    const shops: Array<Shop> = []
    for (let at = 0; at < 4; at++)
      shops.push(await nodes[0]!.runPromise(newTenant as Effect.Effect<Shop, never, Services>))
    const kept = (id: Shop) =>
      inShop(
        id,
        Effect.map(
          TenantSettings.use(({ list }) => list),
          (all) => all.filter(({ groupKey }) => groupKey === "PushKeys").map(({ value }) => value)
        )
      )
    // One shop already has a pair, to which devices are subscribed.
    const [old, ...others] = shops
    const before = await inShop(old!, pushKeys)
    for (const one of others) assert.deepStrictEqual(await kept(one), [])

    await Promise.all([...nodes, ...nodes].map((one) => one.runPromise(pushKeysOfShops)))
    assert.deepStrictEqual(await inShop(old!, pushKeys), before)
    const made = await Promise.all(shops.map(kept))
    assert.deepStrictEqual(
      made.map((values) => values.length),
      [1, 1, 1, 1]
    )
    const pairs = await Promise.all(shops.map((one) => inShop(one, pushKeys)))
    assert.strictEqual(new Set(pairs.map(({ publicKey }) => publicKey)).size, shops.length)
    for (const [at, { publicKey, privateKey }] of pairs.entries()) {
      assert.match(publicKey, /^B[\w-]{86}$/)
      assert.include(made[at]![0], publicKey)
      assert.notInclude(made[at]![0], privateKey)
    }
    assert.notInclude(
      JSON.stringify(await inShop(old!, settingsOf({ country: "US", language: "en" }))),
      before.publicKey
    )

    // After a restart the stored keys are used, identical on every node.
    const anew = node()
    await anew.runPromise(pushKeysOfShops)
    assert.deepStrictEqual(await Promise.all(shops.map(kept)), made)
    assert.deepStrictEqual(await Promise.all(shops.map((one) => inShop(one, pushKeys, anew))), pairs)
    await Promise.all([...nodes, anew].map((one) => one.dispose()))
  })
})
