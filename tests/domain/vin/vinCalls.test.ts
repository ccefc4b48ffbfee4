import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { type Handler, inputOnTheWire } from "#domain/contract/Endpoint.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"
import type { VinDecoder } from "#domain/vin/VinDecoder.ts"

/** Asks as a browser does: everything is text. */
const ask = (name: string, query: Readonly<Record<string, string>>) => {
  const handler: Handler<VinDecoder> = vinHandlers.find(({ endpoint }) => endpoint.name === name)!
  return Schema.decodeUnknownEffect(inputOnTheWire(handler.endpoint))(query, { errors: "all" }).pipe(
    Effect.flatMap(handler.run),
    Effect.provide(vinDecoderMemory)
  )
}

describe("the vehicle calls", () => {
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
  it.effect("walk from year to body", () =>
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
  ] as const)("refuse what makes no sense: %s %j", ([name, query]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.result(ask(name, query)))._tag, "Failure")
    })
  )
  it("are open to any role of a shop with FullCRM, and to no other", () => {
    for (const { endpoint } of vinHandlers) {
      const enters = (features: ReadonlyArray<"FullCRM" | "VinDecoder">) =>
        endpoint.access !== "everyone" &&
        mayEnter(endpoint.access, { roles: ["installer"], features, accountActive: true })
      assert.isTrue(enters(["FullCRM"]))
      assert.isFalse(enters(["VinDecoder"]))
    }
  })
})
