import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"

/** The contract of every `Addresses` implementation. */
export const shopUrlsContract = <E>(name: string, addresses: Layer.Layer<ShopUrls, E>) =>
  layer(addresses, { excludeTestServices: true })(name, (it) => {
    it.effect('returns the shop\'s subdomain for a prefix and the base domain for ""', () =>
      Effect.gen(function* () {
        const { ofShop } = yield* ShopUrls
        const [base, demo] = [new URL(ofShop("")), new URL(ofShop("demo"))]
        assert.strictEqual(demo.host, `demo.${base.host}`)
        assert.strictEqual(demo.protocol, base.protocol)
      })
    )

    it.effect("returns an origin, without a path or trailing slash", () =>
      Effect.gen(function* () {
        const { ofShop } = yield* ShopUrls
        for (const prefix of ["", "demo"]) assert.strictEqual(ofShop(prefix), new URL(ofShop(prefix)).origin)
      })
    )
  })
