import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshLocation, inShop } from "./fresh.ts"

/** What every keeper of locations must do, whatever it is made of. */
export const locationsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("gives back what was saved, tax rates with their fractions", () =>
      Effect.gen(function*() {
        const shop = inShop(yield* newTenant)
        const locations = yield* Locations
        for (const location of [freshLocation(), freshLocation({ defaultPartsTaxRate: 887.5, defaultLaborTaxRate: 997.5, services: [], emailAddress: "" })]) {
          yield* locations.add(location).pipe(shop)
          assert.deepStrictEqual(yield* locations.get(location.id).pipe(shop), location)
        }
      }))

    it.effect("lists the active ones first, by name", () =>
      Effect.gen(function*() {
        const shop = inShop(yield* newTenant)
        const locations = yield* Locations
        const kept = [["Mesa", "inactive"], ["tempe", "active"], ["Yuma", "active"], ["Ajo", "inactive"], ["Bisbee", "active"], ["Gila", "active"]] as const
        for (const [locationName, status] of kept) yield* locations.add(freshLocation({ locationName, status })).pipe(shop)
        const names = (yield* locations.list.pipe(shop)).map((one) => one.locationName)
        assert.deepStrictEqual(names, ["Bisbee", "Gila", "tempe", "Yuma", "Ajo", "Mesa"])
      }))

    it.effect("hides one shop's locations from another", () =>
      Effect.gen(function*() {
        const [mine, theirs] = [inShop(yield* newTenant), inShop(yield* newTenant)]
        const locations = yield* Locations
        const tempe = freshLocation()
        yield* locations.add(tempe).pipe(mine)
        assert.strictEqual((yield* locations.get(tempe.id).pipe(theirs, Effect.flip))._tag, "LocationNotFound")
        assert.deepStrictEqual(yield* locations.list.pipe(theirs), [])
      }))

    it.effect("lets no shop overwrite another's location", () =>
      Effect.gen(function*() {
        const [mine, theirs] = [inShop(yield* newTenant), inShop(yield* newTenant)]
        const locations = yield* Locations
        const tempe = freshLocation()
        yield* locations.add(tempe).pipe(mine)
        yield* locations.add(new Location({ ...tempe, locationName: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* locations.get(tempe.id).pipe(mine), tempe)
        assert.deepStrictEqual(yield* locations.list.pipe(mine), [tempe])
      }))
  })
