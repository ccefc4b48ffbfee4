import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Addresses } from "#domain/tenants/Addresses.ts"

/** What every directory of shop addresses must do. */
export const addressesContract = <E>(name: string, addresses: Layer.Layer<Addresses, E>) =>
  layer(addresses, { excludeTestServices: true })(name, (it) => {
    it.effect('gives a shop the subdomain of its prefix, and "" the base domain', () =>
      Effect.gen(function* () {
        const { ofShop } = yield* Addresses
        const [base, demo] = [new URL(ofShop("")), new URL(ofShop("demo"))]
        assert.strictEqual(demo.host, `demo.${base.host}`)
        assert.strictEqual(demo.protocol, base.protocol)
      })
    )

    it.effect("gives an origin: no path, no slash at the end", () =>
      Effect.gen(function* () {
        const { ofShop } = yield* Addresses
        for (const prefix of ["", "demo"]) assert.strictEqual(ofShop(prefix), new URL(ofShop(prefix)).origin)
      })
    )
  })
