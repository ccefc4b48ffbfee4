import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshTenant } from "./fresh.ts"

/** What every directory of shops must do. `keep` puts a shop into it. */
export const tenantsContract = <R, E>(
  name: string,
  directory: Layer.Layer<Tenants | R, E>,
  keep: (tenant: Tenant) => Effect.Effect<void, never, R>
) =>
  layer(directory, { excludeTestServices: true })(name, (it) => {
    it.effect("finds a shop by its id and by its prefix, to the last field", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const [open, closed] = [
          freshTenant(),
          freshTenant({ accountActive: false, features: [], edition: "payPerLookup", country: "CA" })
        ]
        for (const shop of [open, closed]) yield* keep(shop)
        for (const shop of [open, closed]) {
          assert.deepStrictEqual(yield* tenants.get(shop.id), shop)
          assert.deepStrictEqual(yield* tenants.byPrefix(shop.prefix), shop)
        }
      })
    )

    it.effect("knows no shop that is not there", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const stranger = freshTenant()
        assert.strictEqual(yield* tenants.get(stranger.id), undefined)
        assert.strictEqual(yield* tenants.byPrefix(stranger.prefix), undefined)
      })
    )

    it.effect("knows a shop as soon as it is there, though it was asked for before", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const shop = freshTenant()
        assert.strictEqual(yield* tenants.byPrefix(shop.prefix), undefined)
        assert.strictEqual(yield* tenants.get(shop.id), undefined)
        yield* keep(shop)
        assert.deepStrictEqual(yield* tenants.byPrefix(shop.prefix), shop)
        assert.deepStrictEqual(yield* tenants.get(shop.id), shop)
      })
    )

    it.effect("takes a prefix whole and as it is written", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const shop = freshTenant()
        yield* keep(shop)
        for (const prefix of [shop.prefix.slice(0, -1), `${shop.prefix}x`, "%", `${shop.prefix.slice(0, -1)}_`]) {
          assert.strictEqual(yield* tenants.byPrefix(prefix), undefined)
        }
      })
    )
  })
