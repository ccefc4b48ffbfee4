import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { settingsOf, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { withTenant } from "./fresh.ts"

const country = (value: string) => ({ group: "Common", groupKey: "DefaultCountry", value })

/** The contract of every shop settings repository. */
export const tenantSettingsContract = <R, E>(
  name: string,
  keeper: Layer.Layer<TenantSettings | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keeper, { excludeTestServices: true })(name, (it) => {
    it.effect("stores one value per group and key, the latest", () =>
      Effect.gen(function* () {
        const settings = yield* TenantSettings
        const shop = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* settings.list.pipe(shop), [])
        for (const value of ["US", "CA"]) yield* settings.save(country(value)).pipe(shop)
        assert.deepStrictEqual(yield* settings.list.pipe(shop), [country("CA")])
      })
    )

    it.effect("replaces a value only if the previous one matches: one of two concurrent updates succeeds", () =>
      Effect.gen(function* () {
        const settings = yield* TenantSettings
        const [shop, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        assert.isFalse(yield* settings.replace(country("US"), "CA").pipe(shop))
        assert.deepStrictEqual(yield* settings.list.pipe(shop), [])
        assert.isTrue(yield* settings.replace(country("US"), undefined).pipe(shop))
        assert.isFalse(yield* settings.replace(country("CA"), undefined).pipe(shop))
        assert.isFalse(yield* settings.replace(country("MX"), "US").pipe(theirs))
        const both = yield* Effect.forEach(["CA", "MX"], (value) => settings.replace(country(value), "US").pipe(shop), {
          concurrency: "unbounded"
        })
        assert.strictEqual(both.filter((isKept) => isKept).length, 1)
        assert.deepStrictEqual(yield* settings.list.pipe(shop), [country(both[0] ? "CA" : "MX")])
        assert.deepStrictEqual(yield* settings.list.pipe(theirs), [])
      })
    )

    it.effect("lists settings by group, then by key, unchanged", () =>
      Effect.gen(function* () {
        const settings = yield* TenantSettings
        const shop = withTenant(yield* newTenant)
        const some = [
          ["Jobs", "b", "2"],
          ["Common", "Zone", "é % \\ '"],
          ["Jobs", "a", ""],
          ["Common", "DefaultCountry", "US"]
        ] as const
        for (const [group, groupKey, value] of some) yield* settings.save({ group, groupKey, value }).pipe(shop)
        assert.deepStrictEqual(
          (yield* settings.list.pipe(shop)).map(({ group, groupKey, value }) => [group, groupKey, value]),
          [
            ["Common", "DefaultCountry", "US"],
            ["Common", "Zone", "é % \\ '"],
            ["Jobs", "a", ""],
            ["Jobs", "b", "2"]
          ]
        )
      })
    )

    it.effect("hides one shop's settings from another and lets neither overwrite the other's", () =>
      Effect.gen(function* () {
        const settings = yield* TenantSettings
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        yield* settings.save(country("US")).pipe(mine)
        assert.deepStrictEqual(yield* settings.list.pipe(theirs), [])
        yield* settings.save(country("CA")).pipe(theirs)
        assert.deepStrictEqual(yield* settings.list.pipe(mine), [country("US")])
      })
    )

    it.effect("returns the shop's own country and language until others are chosen (spec §3)", () =>
      Effect.gen(function* () {
        const settings = yield* TenantSettings
        const shop = withTenant(yield* newTenant)
        const opened = { country: "CA", language: "fr" } as const
        const language = (value: string) => ({ group: "Common", groupKey: "DefaultLanguage", value })
        assert.deepStrictEqual(yield* settingsOf(opened).pipe(shop), [country("CA"), language("fr")])
        yield* settings.save(country("US")).pipe(shop)
        assert.deepStrictEqual(yield* settingsOf(opened).pipe(shop), [language("fr"), country("US")])
      })
    )
  })
