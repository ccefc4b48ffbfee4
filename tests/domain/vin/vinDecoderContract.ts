import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { Vin } from "#domain/vin/Vin.ts"

/** The contract of every VIN decoder: known vehicles, and one that is unknown. */
export const vinDecoderContract = <E>(
  name: string,
  decoder: Layer.Layer<VinDecoder, E>,
  known: ReadonlyArray<string>,
  unknown: string
) =>
  layer(decoder, { timeout: 120_000 })(name, (it) => {
    it.effect.each(known)("lists what it decodes: %s", (vin) =>
      Effect.gen(function* () {
        const decoder = yield* VinDecoder
        const vehicle = yield* decoder.decode(Vin.make(vin))
        assert.strictEqual(vehicle.vin, vin)
        assert.include(yield* decoder.makes(vehicle.year), vehicle.make)
        assert.include(yield* decoder.models(vehicle.year, vehicle.make), vehicle.model)
        // A VIN may not encode a body. What another manufacturer builds on a chassis is not listed.
        const bodies = yield* decoder.bodies(vehicle.year, vehicle.make, vehicle.model)
        assert.isNotEmpty(bodies)
        if (vehicle.bodyStyle !== "" && vehicle.vehicleType !== "Incomplete Vehicle")
          assert.include(bodies, vehicle.bodyStyle)
      })
    )

    it.effect("rejects a valid VIN that it does not know", () =>
      Effect.gen(function* () {
        const failure = yield* VinDecoder.use((decoder) => decoder.decode(Vin.make(unknown))).pipe(Effect.flip)
        assert.strictEqual(failure._tag, "VinNotDecoded")
        assert.strictEqual(failure.vin, unknown)
      })
    )

    it.effect("lists alphabetically without duplicates, ignoring the case of the make", () =>
      Effect.gen(function* () {
        const decoder = yield* VinDecoder
        const { year, make, model } = yield* decoder.decode(Vin.make(known[0]!))
        const inOrder = (names: ReadonlyArray<string>) =>
          assert.deepStrictEqual(names, [...new Set(names)].sort(new Intl.Collator("en").compare))
        inOrder(yield* decoder.makes(year))
        inOrder(yield* decoder.bodies(year, make, model))
        assert.deepStrictEqual(yield* decoder.models(year, make.toUpperCase()), yield* decoder.models(year, make))
        assert.deepStrictEqual(
          yield* decoder.bodies(year, make.toLowerCase(), model.toLowerCase()),
          yield* decoder.bodies(year, make, model)
        )
      })
    )

    it.effect("lists nothing for a year without cars or an unknown make", () =>
      Effect.gen(function* () {
        const decoder = yield* VinDecoder
        assert.deepStrictEqual(yield* decoder.makes(1901), [])
        assert.deepStrictEqual(yield* decoder.models(2003, "Frit"), [])
        assert.deepStrictEqual(yield* decoder.bodies(2003, "Honda", "Frit"), [])
      })
    )
  })
