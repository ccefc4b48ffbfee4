import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { limits } from "#domain/credentials/Attempts.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { PlateLookup } from "#domain/plates/PlateLookup.ts"
import { changePublicPageSetting } from "#domain/public-page/changePublicPageSetting.ts"
import { findQuoteGlass } from "#domain/public-page/findQuoteGlass.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { addTenantInMemory } from "#tests/adapters/memory/newTenantInMemory.ts"
import { freshLocation, freshTenant, freshUser, withTenant } from "#tests/contracts/fresh.ts"

/** A shop with a page, and a plate registry that counts paid lookups. */
const opened = Effect.gen(function* () {
  const tenant = freshTenant()
  yield* addTenantInMemory(tenant)
  const shop = withTenant(tenant.id)
  const owner = freshUser({ roles: ["owner"], emailAddress: "olivia@copperstate.example" })
  yield* Effect.orDie((yield* Users).add(owner, "a hash")).pipe(shop)
  yield* (yield* Locations).add(freshLocation()).pipe(shop)
  yield* changePublicPageSetting({ ...defaultSetting, isOn: true, recipients: [owner.emailAddress] }).pipe(shop)
  const real = yield* PlateLookup
  let paid = 0
  const counting = PlateLookup.of({ find: (plate) => Effect.suspend(() => (paid++, real.find(plate))) })
  const vehicle = { by: "plate", plate: "FRIT003", state: "AZ" } as const
  /** The response to a request from an address. */
  const post = (address: string) =>
    findQuoteGlass({ glass: "windshield", chips: 1, vehicle }).pipe(
      Effect.match({ onFailure: ({ _tag }) => _tag as string, onSuccess: () => "found" }),
      Effect.provideService(Caller, { address }),
      Effect.provideService(PlateLookup, counting),
      shop
    )
  return { post, paid: () => paid }
})

layer(Layer.mergeAll(inMemory(), nagsMemory(), vinDecoderMemory))("paid lookups", (it) => {
  it.effect("are capped per shop and day, even for a thousand requests", () =>
    Effect.gen(function* () {
      const { post, paid } = yield* opened
      const answers: Array<string> = []
      for (let at = 0; at < 1_000; at++) answers.push(yield* post(`10.80.${Math.floor(at / 250)}.${at % 250}`))
      assert.strictEqual(paid(), limits.quoteLookup.account.tries)
      assert.deepStrictEqual(new Set(answers.slice(0, paid())), new Set(["found"]))
      assert.deepStrictEqual(new Set(answers.slice(paid())), new Set(["TooManyTries"]))
    })
  )

  it.effect("are limited to a few an hour per visitor, without affecting others", () =>
    Effect.gen(function* () {
      const { post, paid } = yield* opened
      for (let at = 0; at < 1_000; at++) yield* post("10.81.0.1")
      assert.strictEqual(paid(), limits.quoteLookup.address.tries)
      assert.strictEqual(yield* post("10.81.0.2"), "found")
    })
  )
})
