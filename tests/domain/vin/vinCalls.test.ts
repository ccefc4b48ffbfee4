import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { type Handler, inputCodecOf } from "#domain/contract/Endpoint.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"
import type { VinDecoder } from "#domain/vin/VinDecoder.ts"

/** Sends a request like a browser: all values are text. */
const ask = (name: string, query: Readonly<Record<string, string>>) => {
  const handler: Handler<VinDecoder> = vinHandlers.find(({ endpoint }) => endpoint.name === name)!
  return Schema.decodeUnknownEffect(inputCodecOf(handler.endpoint))(query, { errors: "all" }).pipe(
    Effect.flatMap(handler.run),
    Effect.provide(vinDecoderMemory)
  )
}

describe("vehicle endpoints", () => {
  it.effect("decode a VIN as typed", () =>
    Effect.gen(function* () {
      const vehicle = yield* ask("getVehicleByVin", { vin: "1ftfw5l86-rfb45612" })
      assert.deepInclude(vehicle, {
        vin: "1FTFW5L86RFB45612",
        year: 2024,
        make: "Ford",
        model: "F-150",
        bodyStyle: "Pickup"
      })
    })
  )
  it.effect("list from year to body", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("listVehicleMakes", { year: "2023" }), ["Chrysler", "Hyundai"])
      assert.deepStrictEqual(yield* ask("listVehicleModels", { year: "2023", make: "Hyundai" }), ["Kona"])
      assert.deepStrictEqual(yield* ask("listVehicleBodies", { year: "2023", make: "Hyundai", model: "Kona" }), ["SUV"])
    })
  )
  it.effect.each([
    ["getVehicleByVin", { vin: "1HGCM82633AO04352" }],
    ["listVehicleMakes", { year: "soon" }],
    ["listVehicleMakes", { year: "3" }],
    ["listVehicleModels", { year: "2023", make: "" }]
  ] as const)("reject invalid input: %s %j", ([name, query]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.result(ask(name, query)))._tag, "Failure")
    })
  )
  it("are available to any role of a shop with FullCRM, and to no other shop", () => {
    for (const { endpoint } of vinHandlers) {
      const enters = (features: ReadonlyArray<"FullCRM" | "VinDecoder">) =>
        endpoint.access !== "everyone" &&
        hasAccess(endpoint.access, { roles: ["installer"], features, accountActive: true })
      assert.isTrue(enters(["FullCRM"]))
      assert.isFalse(enters(["VinDecoder"]))
    }
  })
})
