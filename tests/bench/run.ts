import { parseArgs } from "node:util"
import { inShop, makeBed } from "./bed/bed.ts"
import { measuredCalls } from "./calls.ts"
import { report } from "./report.ts"
import type { Row } from "./Row.ts"
import { callRows, statementRow } from "./rows/callRows.ts"
import { growthRows } from "./rows/growthRows.ts"
import { memoryRow } from "./rows/memoryRow.ts"
import { pdfRow } from "./rows/pdfRow.ts"
import { priceRow } from "./rows/priceRow.ts"
import { startRow } from "./rows/startRow.ts"
import { vinRows } from "./rows/vinRows.ts"
import { webRows } from "./rows/webRows.ts"

// `npm run bench`: every mark of speed that one machine can measure, in one table. `-- --jobs 200000` fills other shops and asks again.
const { values } = parseArgs({ options: { jobs: { type: "string", default: String(inShop) }, bench: { type: "boolean" } } })
const jobs = Number(values.jobs)
const began = performance.now()
const rows: Array<Row> = []
const measure = async (name: string, made: () => Promise<ReadonlyArray<Row>>) => {
  process.stderr.write(`${name}\n`)
  rows.push(...await made())
}

process.stderr.write("Filling a shop\n")
const bed = await makeBed()
try {
  const calls = await measuredCalls(bed)
  const [list] = calls
  for (const measured of calls) {
    await measure(measured.what, () => callRows(bed, measured))
    if (measured === list) rows.push(memoryRow(bed), await statementRow(bed, measured, 4))
  }
  if (jobs > inShop) await measure("growth", () => growthRows(bed, calls.slice(0, 4), jobs))
  await measure("papers and prices", async () => [priceRow(), await pdfRow()])
  await measure("VINs", () => vinRows(bed.dataDir))
  await measure("a start", async () => [await startRow(bed.dataDir), ...webRows()])
  const { rows: [version] } = await bed.owner.query("show server_version")
  process.stdout.write(`\n${report(rows, { postgres: version.server_version, jobs, seconds: (performance.now() - began) / 1_000 })}`)
} finally {
  await bed.stop()
}
