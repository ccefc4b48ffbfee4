import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshTenant } from "./fresh.ts"

/** The contract of every tenant directory. `keep` adds a shop to it. */
export const tenantsContract = <R, E>(
  name: string,
  directory: Layer.Layer<Tenants | R, E>,
  keep: (tenant: Tenant) => Effect.Effect<void, never, R>
) =>
  layer(directory, { excludeTestServices: true })(name, (it) => {
    it.effect("finds a shop by id and by prefix, with every field", () =>
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

    it.effect("finds no shop that does not exist", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const stranger = freshTenant()
        assert.strictEqual(yield* tenants.get(stranger.id), undefined)
        assert.strictEqual(yield* tenants.byPrefix(stranger.prefix), undefined)
      })
    )

    it.effect("finds a shop as soon as it is added, even if it was looked up before", () =>
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

    it.effect("matches a prefix only in full and literally", () =>
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
