import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { once } from "node:events"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Redacted } from "effect"
import { platesCarsXe } from "#adapters/plates/platesCarsXe.ts"
import { plateSandbox } from "#adapters/sandbox/plateSandbox.ts"
import { PlateLookup } from "#domain/plates/PlateLookup.ts"

const find = (url: string, plate: string, state: string, key = "k") =>
  PlateLookup.use((plates) => plates.find({ plate, state })).pipe(
    Effect.provide(platesCarsXe({ url, key: Redacted.make(key), isSample: true }))
  )

/** A server that gives every request the same response, and the requests it received. */
const answering = (status: number, body: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const asked: Array<string> = []
      const server = createServer((asking, answer) => {
        asked.push(asking.url ?? "")
        answer.writeHead(status).end(body)
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    }),
    ({ server }) => Effect.sync(() => server.close())
  )

describe("CarsXE plate lookups", () => {
  it.live("are sent as documented for its v2 plate decoder, and read the documented response", () =>
    Effect.gen(function* () {
      // The example from docs.carsxe.com, License Plate Decoder.
      const body = {
        success: true,
        input: { plate: "7XER187", state: "CA", country: "US" },
        vin: "3KPFK4A78HE103497",
        year: "2017",
        make: "Kia",
        model: "Forte",
        assembly: "Mexico"
      }
      const { url, asked } = yield* answering(200, JSON.stringify(body))
      assert.deepStrictEqual(yield* find(url, "7XER187", "CA", "a&b"), {
        vin: "3KPFK4A78HE103497",
        year: 2017,
        make: "Kia",
        model: "Forte",
        sample: true
      })
      assert.deepStrictEqual(asked, ["/v2/platedecoder?key=a%26b&plate=7XER187&state=CA&country=US"])
    })
  )

  it.live("return no VIN if the registry's is invalid", () =>
    Effect.gen(function* () {
      const { url } = yield* answering(200, JSON.stringify({ success: true, vin: "3KPFK4A78HE103498", make: "Kia" }))
      assert.deepStrictEqual(yield* find(url, "7XER187", "CA"), {
        vin: "",
        year: 0,
        make: "Kia",
        model: "",
        sample: true
      })
    })
  )

  const refusals = [
    [400, "PlateNotAccepted"],
    [404, "PlateNotFound"],
    [429, "PlateLimitReached"],
    [401, "PlateServiceDown"],
    [403, "PlateServiceDown"],
    [500, "PlateServiceDown"],
    [504, "PlateServiceDown"],
    [200, "PlateServiceDown"]
  ] as const
  for (const [status, tag] of refusals) {
    it.live(`fail with ${tag} if the service responds with ${status} and no vehicle`, () =>
      Effect.gen(function* () {
        const { url } = yield* answering(status, '{"success":false,"message":"no"}')
        assert.strictEqual((yield* Effect.flip(find(url, "ABC123", "AZ")))._tag, tag)
      })
    )
  }

  it.live("fail if the service is unreachable", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(find("http://127.0.0.1:9", "ABC123", "AZ")))._tag, "PlateServiceDown")
    })
  )
})

describe("the plate sandbox", () => {
  const sandbox = plateSandbox({ delay: 0, key: "k" })

  it.live("knows its plates by state and fails like the real service", () =>
    Effect.gen(function* () {
      const url = yield* sandbox
      assert.deepStrictEqual(yield* find(url, "FRIT003", "AZ"), {
        vin: "KM8K2CAB4PU001140",
        year: 2023,
        make: "Hyundai",
        model: "Kona",
        sample: true
      })
      assert.strictEqual((yield* find(url, "FRIT009", "ON")).vin, "")
      const tags = yield* Effect.forEach(
        [
          ["FRIT003", "NM"],
          ["REFUSED", "AZ"],
          ["LIMIT", "AZ"],
          ["AWAY", "AZ"]
        ] as const,
        ([plate, state]) => Effect.map(Effect.flip(find(url, plate, state)), ({ _tag }) => _tag)
      )
      assert.deepStrictEqual(tags, ["PlateNotFound", "PlateNotAccepted", "PlateLimitReached", "PlateServiceDown"])
      assert.strictEqual((yield* Effect.flip(find(url, "FRIT003", "AZ", "another key")))._tag, "PlateServiceDown")
    })
  )

  it.live("responds after a delay, during which a lookup can be canceled", () =>
    Effect.gen(function* () {
      const url = yield* plateSandbox({ delay: 600_000, key: "k" })
      const looking = yield* Effect.forkChild(find(url, "FRIT003", "AZ"), { startImmediately: true })
      yield* Fiber.interrupt(looking)
    })
  )
})
