import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import { type KnownDevice, KnownDevices, maxKnownDevices } from "#domain/credentials/KnownDevices.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 22, 12)
const year = 365 * 86_400_000

/** The contract of every known device repository. */
export const knownDevicesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<KnownDevices | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const [bea, carl] = [freshUser(), freshUser()]
      for (const user of [bea, carl]) yield* (yield* Users).save(user, "a hash").pipe(shop)
      const device = (changes: Partial<KnownDevice> = {}): KnownDevice => ({
        id: crypto.randomUUID(),
        userId: bea.id,
        fingerprint: crypto.randomUUID(),
        name: "Chrome, Windows",
        usedAt: noon,
        expires: noon + year,
        ...changes
      })
      return { shop, bea, carl, device, devices: yield* KnownDevices }
    })

    it.effect("recognizes a device for the person who signed in from it until it expires", () =>
      Effect.gen(function* () {
        const { bea, carl, device, devices, shop } = yield* opened
        const one = device()
        yield* devices.remember(one).pipe(shop)
        assert.deepStrictEqual(yield* devices.find(bea.id, one.fingerprint, noon + year - 1).pipe(shop), one)
        assert.isUndefined(yield* devices.find(bea.id, one.fingerprint, noon + year).pipe(shop))
        assert.isUndefined(yield* devices.find(carl.id, one.fingerprint, noon).pipe(shop))
        assert.isUndefined(yield* devices.find(bea.id, "another", noon).pipe(shop))
        assert.deepStrictEqual(yield* devices.listOf(bea.id, noon + year).pipe(shop), [])
      })
    )

    it.effect("lists a person's devices, most recently used first, with the latest details", () =>
      Effect.gen(function* () {
        const { bea, carl, device, devices, shop } = yield* opened
        const [one, other] = [device(), device({ usedAt: noon + 1, name: "Firefox, Linux" })]
        for (const each of [one, other, device({ userId: carl.id })]) yield* devices.remember(each).pipe(shop)
        assert.deepStrictEqual(yield* devices.listOf(bea.id, noon).pipe(shop), [other, one])
        const later = {
          ...one,
          usedAt: noon + 2,
          expires: noon + year + 2,
          name: "Chrome, Windows",
          id: crypto.randomUUID()
        }
        yield* devices.remember(later).pipe(shop)
        assert.deepStrictEqual(yield* devices.listOf(bea.id, noon).pipe(shop), [later, other])
      })
    )

    it.effect("forgets one device with all its cookies, or all devices but the current one", () =>
      Effect.gen(function* () {
        const { bea, carl, device, devices, shop } = yield* opened
        const one = device()
        const kept = [one, device({ id: one.id, usedAt: noon - 1 })]
        const [second, third, theirs] = [device(), device(), device({ userId: carl.id })]
        for (const each of [...kept, second, third, theirs]) yield* devices.remember(each).pipe(shop)
        yield* devices.forget(carl.id, second.id).pipe(shop)
        assert.isDefined(yield* devices.find(bea.id, second.fingerprint, noon).pipe(shop))
        yield* devices.forget(bea.id, second.id).pipe(shop)
        assert.isUndefined(yield* devices.find(bea.id, second.fingerprint, noon).pipe(shop))
        yield* devices.forgetOthers(bea.id, one.fingerprint).pipe(shop)
        assert.deepStrictEqual(yield* devices.listOf(bea.id, noon).pipe(shop), kept)
        yield* devices.forgetOthers(bea.id).pipe(shop)
        assert.deepStrictEqual(yield* devices.listOf(bea.id, noon).pipe(shop), [])
        assert.isDefined(yield* devices.find(carl.id, theirs.fingerprint, noon).pipe(shop))
      })
    )

    it.effect("caps the number of devices per person and drops expired ones", () =>
      Effect.gen(function* () {
        const { bea, device, devices, shop } = yield* opened
        yield* devices.remember(device({ usedAt: noon - 2, expires: noon - 1 })).pipe(shop)
        for (let at = 0; at < maxKnownDevices * 2 + 3; at++)
          yield* devices.remember(device({ usedAt: noon + at })).pipe(shop)
        const left = yield* devices.listOf(bea.id, 0).pipe(shop)
        assert.strictEqual(left.length, maxKnownDevices * 2)
        assert.strictEqual(left.at(-1)!.usedAt, noon + 3)
      })
    )

    it.effect("hides one shop's devices from another, which can neither see nor forget them", () =>
      Effect.gen(function* () {
        const { bea, device, devices, shop } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const one = device()
        yield* devices.remember(one).pipe(shop)
        assert.isUndefined(yield* devices.find(bea.id, one.fingerprint, noon).pipe(theirs))
        yield* devices.forget(bea.id, one.id).pipe(theirs)
        yield* devices.forgetOthers(bea.id).pipe(theirs)
        assert.isDefined(yield* devices.find(bea.id, one.fingerprint, noon).pipe(shop))
      })
    )
  })
