import { Effect, Layer } from "effect"
import { DatabaseSync } from "node:sqlite"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { decodeVin } from "./decodeVin.ts"
import { prepareVpic } from "./prepareVpic.ts"

/**
 * Decodes VINs and lists vehicles offline with NHTSA's vPIC. Its database is built in `folder` on first use, which
 * takes a few seconds.
 */
export const vpicDecoder = (folder: string) =>
  Layer.effect(
    VinDecoder,
    Effect.gen(function* () {
      const file = yield* Effect.promise(() => prepareVpic(folder))
      const db = yield* Effect.acquireRelease(
        Effect.sync(() => open(file)),
        (db) => Effect.sync(() => db.close())
      )
      const decode = lastRead(decodeVin(db))
      const makes = db.prepare("select distinct make as name from lineup where year = ? order by make collate nocase")
      const models = db.prepare(
        "select distinct model as name from lineup where year = ? and make = ? collate nocase order by model collate nocase"
      )
      const bodies = db.prepare(
        "select distinct body as name from lineup where year = ? and make = ? collate nocase and model = ? collate nocase and body <> '' order by body"
      )
      return VinDecoder.of({
        decode: (vin) =>
          Effect.suspend(() => {
            const vehicle = decode(vin)
            return vehicle === undefined ? Effect.fail(new VinNotDecoded({ vin })) : Effect.succeed(vehicle)
          }),
        makes: (year) => Effect.sync(() => makes.all(year).map(nameOf)),
        models: (year, make) => Effect.sync(() => models.all(year, make).map(nameOf)),
        bodies: (year, make, model) => Effect.sync(() => bodies.all(year, make, model).map(nameOf))
      })
    })
  )

/** Caches the last result: a VIN is decoded when it is typed and again when its job is saved. */
const lastRead = <A>(read: (vin: Vin) => A): ((vin: Vin) => A) => {
  const known = new Map<Vin, A>()
  return (vin) => {
    if (known.has(vin)) return known.get(vin)!
    const found = read(vin)
    if (known.size >= 500) known.delete(known.keys().next().value!)
    known.set(vin, found)
    return found
  }
}

const open = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec("pragma mmap_size = 67108864")
  return db
}

const nameOf = (row: Readonly<Record<string, unknown>>) => String(row["name"])
