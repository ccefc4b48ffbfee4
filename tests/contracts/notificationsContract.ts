import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { type StoredDevice, PushDeviceId, defaultChoices } from "#domain/notifications/Notification.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

/** The contract of every notification preference repository. */
export const notificationsContract = <R, E>(
  name: string,
  keeper: Layer.Layer<Notifications | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keeper, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [bea, sam] = [freshUser({ firstName: "Bea" }), freshUser({ firstName: "Sam" })]
      for (const user of [bea, sam]) yield* Effect.orDie((yield* Users).add(user, "a hash")).pipe(shop)
      const device = (changes: Partial<StoredDevice> = {}): StoredDevice => ({
        id: PushDeviceId.make(crypto.randomUUID()),
        userId: bea.id,
        name: "Chrome, Windows",
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        p256dh: "B".padEnd(87, "A"),
        auth: "A".repeat(22),
        addedAt: 1_763_740_800_000,
        ...changes
      })
      return { shop, bea, sam, device, notifications: yield* Notifications }
    })

    it.effect("notifies everyone by email until they choose otherwise, each for themselves", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, notifications } = yield* opened
        const other = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* notifications.choices(bea.id).pipe(shop), defaultChoices)
        for (const jobUpdates of ["push", "email", "push"] as const) {
          const rest = { dispatches: jobUpdates, reminders: jobUpdates, strays: jobUpdates }
          const choices = { jobUpdates, quoteRequests: "email", ...rest } as const
          yield* notifications.saveChoices(bea.id, choices).pipe(shop)
          assert.deepStrictEqual(yield* notifications.choices(bea.id).pipe(shop), choices)
        }
        assert.deepStrictEqual(yield* notifications.choices(sam.id).pipe(shop), defaultChoices)
        assert.deepStrictEqual(yield* notifications.choices(bea.id).pipe(other), defaultChoices)
      })
    )

    it.effect("returns a person's devices in the order added and removes only that person's own", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, device, notifications } = yield* opened
        const other = withTenant(yield* newTenant)
        const [later, first] = [device({ addedAt: 2_000 }), device({ addedAt: 1_000, name: "Firefox, Linux" })]
        for (const one of [later, first]) yield* notifications.add(one).pipe(shop)
        assert.deepStrictEqual(yield* notifications.devices(bea.id).pipe(shop), [first, later])
        assert.deepStrictEqual(yield* notifications.devices(sam.id).pipe(shop), [])
        assert.deepStrictEqual(yield* notifications.devices(bea.id).pipe(other), [])
        yield* notifications.remove(sam.id, first.id).pipe(shop)
        yield* notifications.remove(bea.id, first.id).pipe(other)
        assert.strictEqual((yield* notifications.devices(bea.id).pipe(shop)).length, 2)
        yield* notifications.remove(bea.id, first.id).pipe(shop)
        assert.deepStrictEqual(yield* notifications.devices(bea.id).pipe(shop), [later])
      })
    )

    it.effect("stores a browser once: the latest person to sign in on it receives its notifications", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, device, notifications } = yield* opened
        const before = device()
        yield* notifications.add(before).pipe(shop)
        const after = device({ endpoint: before.endpoint, userId: sam.id })
        yield* notifications.add(after).pipe(shop)
        assert.deepStrictEqual(yield* notifications.devices(bea.id).pipe(shop), [])
        assert.deepStrictEqual(yield* notifications.devices(sam.id).pipe(shop), [after])
      })
    )
  })
