import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { assert, layer } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshLocation, withTenant } from "./fresh.ts"
import { asOtherUser, savedBy } from "./savedBy.ts"

/** The contract of every location repository. */
export const locationsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      return { shop: withTenant(yield* newTenant), locations: yield* Locations }
    })

    it.effect("returns saved locations unchanged, including fractional tax rates", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* opened
        for (const location of [
          freshLocation(),
          freshLocation({
            taxLines: [
              { name: "TVQ", rate: 997.5, on: "both", from: "2013-01-01" },
              { name: "PST", rate: 700, on: "parts", from: "2026-01-01" }
            ]
          }),
          freshLocation({
            businessHours: defaultWeek,
            closedDays: [{ from: "2026-11-26", to: "2026-11-27", note: "Thanksgiving" }],
            bays: 4
          }),
          freshLocation({ defaultPartsTaxRate: 887.5, defaultLaborTaxRate: 997.5, services: [], emailAddress: "" })
        ]) {
          yield* locations.add(location).pipe(shop)
          assert.deepStrictEqual(yield* locations.get(location.id).pipe(shop), location)
        }
      })
    )

    it.effect("increments the version on save and rejects a stale save with the current version", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* opened
        const tempe = freshLocation()
        yield* locations.add(tempe).pipe(shop)
        const saved = yield* locations
          .save(changed(tempe, { timeZone: "America/Toronto", services: ["mobileService"] }))
          .pipe(asOtherUser, shop)
        assert.deepStrictEqual(
          saved,
          changed(tempe, { timeZone: "America/Toronto", services: ["mobileService"], version: 2 })
        )
        const error = yield* locations.save(changed(tempe, { locationName: "Late" })).pipe(shop, Effect.flip)
        assert(error._tag === "LocationChanged")
        assert.deepStrictEqual(error.current, saved)
        assert.deepStrictEqual(savedBy(error)?.flat().toSorted(), ["Dana Whitfield", "services", "timeZone"])
        assert.deepStrictEqual(yield* locations.get(tempe.id).pipe(shop), saved)
      })
    )

    it.effect("reports a location that does not exist", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* opened
        assert.strictEqual((yield* locations.get(freshLocation().id).pipe(shop, Effect.flip))._tag, "LocationNotFound")
        assert.strictEqual(
          (yield* locations.save(freshLocation({ status: "inactive" })).pipe(shop, Effect.flip))._tag,
          "LocationNotFound"
        )
      })
    )

    it.effect(
      "rejects a duplicate short id within a shop, ignoring case, on add and on save; two shops may share one",
      () =>
        Effect.gen(function* () {
          const { shop, locations } = yield* opened
          const [first, second] = [freshLocation({ locationShortId: "MTL" }), freshLocation({ locationShortId: "QUÉ" })]
          for (const one of [first, second]) yield* locations.add(one).pipe(shop)
          const adding = yield* locations.add(freshLocation({ locationShortId: "qué" })).pipe(shop, Effect.flip)
          assert.strictEqual(adding.locationShortId, "qué")
          const saving = yield* locations.save(changed(first, { locationShortId: "QUÉ" })).pipe(shop, Effect.flip)
          assert.strictEqual(saving._tag, "LocationShortIdTaken")
          assert.strictEqual(
            (yield* locations.save(changed(first, { locationShortId: "mtl" })).pipe(shop)).locationShortId,
            "mtl"
          )
          yield* locations.add(freshLocation({ locationShortId: "MTL" })).pipe(withTenant(yield* newTenant))
        })
    )

    it.effect("rejects deactivating the last active location but allows other changes to it", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* opened
        const [tempe, closed] = [freshLocation(), freshLocation({ status: "inactive" })]
        for (const one of [tempe, closed]) yield* locations.add(one).pipe(shop)
        const error = yield* locations.save(changed(tempe, { status: "inactive" })).pipe(shop, Effect.flip)
        assert.strictEqual(error._tag, "LastActiveLocation")
        assert.deepStrictEqual(yield* locations.get(tempe.id).pipe(shop), tempe)
        const renamed = yield* locations.save(changed(tempe, { locationName: "Mesa" })).pipe(shop)
        assert.strictEqual(
          (yield* locations.save(changed(closed, { locationName: "Old town" })).pipe(shop)).status,
          "inactive"
        )
        yield* locations.save(changed(closed, { status: "active", version: 2 })).pipe(shop)
        assert.strictEqual(
          (yield* locations.save(changed(renamed, { status: "inactive" })).pipe(shop)).status,
          "inactive"
        )
      })
    )

    it.effect(
      "leaves one of five locations active when all are deactivated concurrently, regardless of other shops",
      () =>
        Effect.gen(function* () {
          const { shop, locations } = yield* opened
          yield* locations.add(freshLocation()).pipe(withTenant(yield* newTenant))
          const five = Array.from({ length: 5 }, () => freshLocation())
          for (const one of five) yield* locations.add(one).pipe(shop)
          const closing = five.map((one) =>
            locations.save(changed(one, { status: "inactive" })).pipe(shop, Effect.result)
          )
          const results = yield* Effect.all(closing, { concurrency: "unbounded" })
          assert.deepStrictEqual(
            results.filter(Result.isFailure).map(({ failure }) => failure._tag),
            ["LastActiveLocation"]
          )
          assert.strictEqual((yield* locations.all.pipe(shop)).filter(({ status }) => status === "active").length, 1)
        })
    )

    it.effect("removes an unused location, frees its short id, and refuses to remove the last active one", () =>
      Effect.gen(function* () {
        const { shop, locations } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const [tempe, mesa, closed] = [
          freshLocation({ locationShortId: "TMP" }),
          freshLocation({ locationShortId: "MES" }),
          freshLocation({ locationShortId: "OLD", status: "inactive" })
        ]
        for (const one of [tempe, mesa, closed]) yield* locations.add(one).pipe(shop)
        assert.strictEqual((yield* locations.remove(tempe.id).pipe(theirs, Effect.flip))._tag, "LocationNotFound")
        yield* locations.remove(tempe.id).pipe(shop)
        for (const call of [locations.get(tempe.id), locations.remove(tempe.id)])
          assert.strictEqual(
            (yield* Effect.flip<unknown, { readonly _tag: string }, never>(call.pipe(shop) as never))._tag,
            "LocationNotFound"
          )
        assert.strictEqual((yield* locations.remove(mesa.id).pipe(shop, Effect.flip))._tag, "LastActiveLocation")
        yield* locations.remove(closed.id).pipe(shop)
        yield* locations.add(changed(tempe, { version: 1 })).pipe(shop)
        const both = yield* Effect.all(
          [tempe, mesa].map(({ id }) => locations.remove(id).pipe(shop, Effect.result)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          both.filter(Result.isFailure).map(({ failure }) => failure._tag),
          ["LastActiveLocation"]
        )
      })
    )

    it.effect("hides one shop's locations from another", () =>
      Effect.gen(function* () {
        const { shop: mine, locations } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const tempe = freshLocation()
        yield* locations.add(tempe).pipe(mine)
        assert.strictEqual((yield* locations.get(tempe.id).pipe(theirs, Effect.flip))._tag, "LocationNotFound")
        assert.deepStrictEqual(yield* locations.all.pipe(theirs), [])
        assert.deepStrictEqual(yield* locations.list({}).pipe(theirs), { items: [], total: 0 })
      })
    )

    it.effect("lets no shop overwrite another's location", () =>
      Effect.gen(function* () {
        const { shop: mine, locations } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const tempe = freshLocation()
        yield* locations.add(tempe).pipe(mine)
        assert.strictEqual(
          (yield* locations.save(changed(tempe, { locationName: "Stolen" })).pipe(theirs, Effect.flip))._tag,
          "LocationNotFound"
        )
        yield* locations.add(changed(tempe, { locationName: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* locations.get(tempe.id).pipe(mine), tempe)
        assert.deepStrictEqual(yield* locations.all.pipe(mine), [tempe])
      })
    )
  })

const changed = (location: Location, changes: Partial<Location>) => new Location({ ...location, ...changes })
