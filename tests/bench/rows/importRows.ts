import { spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { columns } from "#adapters/catalogue-file/columns.ts"
import type { BenchEnvironment } from "../bed/bed.ts"
import { rssOf } from "../bed/rssOf.ts"
import { alone, type Row } from "../Row.ts"

const { catalogueArgs }: { readonly catalogueArgs: ReadonlyArray<string> } = await import(
  new URL("../../../app-api/launch/programs.mjs", import.meta.url).href
)

const most = { seconds: 15, memory: 100 }
const rows = 100_000

/**
 * Imports a catalog file of 100,000 rows with `npm run catalogue`, compared in memory with a file of one row. Runs
 * last, because it replaces the sample catalog.
 */
export const importRows = async (bed: BenchEnvironment): Promise<ReadonlyArray<Row>> => {
  const small = await imported(bed, 1)
  const { memory, seconds } = await imported(bed, rows)
  const more = Math.max(memory - small.memory, 0)
  const what = `catalog file import, ${rows.toLocaleString("en")} rows`
  return [
    alone(`${what}: time`, `${seconds.toFixed(1)} s`, `≤ ${most.seconds} s`, seconds <= most.seconds),
    alone(`${what}: memory vs. one row`, `+ ${more.toFixed(0)} MB`, `≤ + ${most.memory} MB`, more <= most.memory)
  ]
}

const imported = async ({ dataDir, ownerUrl }: BenchEnvironment, count: number) => {
  const file = join(dataDir, `catalogue-${count}.csv`)
  await write(file, count)
  const began = performance.now()
  const child = spawn(process.execPath, [...catalogueArgs, "--file", file], {
    env: { ...process.env, DATABASE_URL: ownerUrl, FRIT_DATA: dataDir },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let said = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text
  })
  const ended = once(child, "exit")
  let memory = 0
  while (child.exitCode === null && child.signalCode === null) {
    memory = Math.max(memory, rssOf(child.pid!) ?? 0)
    await pause(100)
  }
  await ended
  if (!said.includes(`Loaded ${count} parts`)) throw new Error(`The catalog was not loaded: ${said}`)
  return { memory, seconds: (performance.now() - began) / 1_000 }
}

const write = async (file: string, count: number) => {
  const out = createWriteStream(file)
  out.write(`${columns.join(",")}\n`)
  for (let nth = 0; nth < count; nth++) {
    const year = 1995 + (nth % 30)
    const number = `${nth % 2 === 0 ? "FW" : "DW"}${String(1 + (nth >> 1)).padStart(5, "0")}GTYN`
    const cells = {
      part_number: number,
      description: "Windshield",
      glass_type: "windshield",
      position: "onePiece",
      features: "acoustic",
      list_price: `${300 + (nth % 700)}.50`,
      effective_date: "2026-01-01",
      labor_hours: "3.3",
      kit_number: "HAH000004",
      kit_kind: "base",
      kit_quantity: "1",
      hardware: "",
      calibration: "none",
      make: `Maker ${nth % 40}`,
      model: `Model ${nth % 900}`,
      body_style: "",
      first_year: year,
      last_year: year + 4
    }
    if (!out.write(`${columns.map((column) => cells[column]).join(",")}\n`)) await once(out, "drain")
  }
  out.end()
  await once(out, "close")
}
