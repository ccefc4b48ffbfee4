import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshLocation, withTenant } from "./fresh.ts"

/** The contract of location lists, exports, and the job form: which locations they return, in which order. */
export const locationsListContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const kept = [
      ["Mesa", "M1", "inactive"],
      ["tempe", "T-9", "active"],
      ["Éloi", "E5", "active"],
      ["Ajo", "A7", "inactive"],
      ["Bisbee", "b2", "active"],
      ["Gila_1", "G3", "active"]
    ] as const
    const filled = Effect.gen(function* () {
      const [shop, locations] = [withTenant(yield* newTenant), yield* Locations]
      for (const [locationName, locationShortId, status] of kept) {
        const city = locationName === "Ajo" ? "Éloy" : "Phoenix"
        yield* locations
          .add(freshLocation({ locationName, locationShortId, status, address: { ...freshLocation().address, city } }))
          .pipe(shop)
      }
      return { shop, locations }
    })

    it.effect("returns all locations, active ones first, by name", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* filled
        const names = (yield* locations.all.pipe(shop)).map((one) => one.locationName)
        assert.deepStrictEqual(names, ["Bisbee", "Éloi", "Gila_1", "tempe", "Ajo", "Mesa"])
      })
    )

    it.effect("lists by name, searches, filters, sorts, and counts", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* filled
        const list = (search: Parameters<typeof locations.list>[0]) =>
          Effect.map(locations.list(search).pipe(shop), ({ items, total }) => [
            items.map((one) => one.locationName).join(", "),
            total
          ])
        assert.deepStrictEqual(yield* list({}), ["Ajo, Bisbee, Éloi, Gila_1, Mesa", 6])
        assert.deepStrictEqual(yield* list({ page: 2 }), ["tempe", 6])
        assert.deepStrictEqual(yield* list({ descending: true, size: 2 }), ["tempe, Mesa", 6])
        assert.deepStrictEqual(yield* list({ sort: "locationShortId", size: 3 }), ["Ajo, Bisbee, Éloi", 6])
        assert.deepStrictEqual(yield* list({ status: "inactive" }), ["Ajo, Mesa", 2])
        assert.deepStrictEqual(yield* list({ text: " ÉLO " }), ["Ajo, Éloi", 2])
        assert.deepStrictEqual(yield* list({ text: "t-9" }), ["tempe", 1])
        assert.deepStrictEqual(yield* list({ text: "_" }), ["Gila_1", 1])
        assert.deepStrictEqual(yield* list({ text: "%" }), ["", 0])
      })
    )

    it.effect("returns the same rows in the same order for an export", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* filled
        for (const search of [
          {},
          { sort: "locationShortId", descending: true },
          { status: "inactive" },
          { text: "é" }
        ] as const) {
          const { items } = yield* locations.list({ ...search, size: 100 }).pipe(shop)
          assert.deepStrictEqual(yield* locations.batch(search).pipe(shop), { items, next: undefined })
        }
      })
    )
  })
