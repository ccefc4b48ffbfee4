import { parseArgs } from "node:util"
import { inShop, createEnvironment } from "./bed/bed.ts"
import { growing, measuredCalls } from "./calls.ts"
import { report } from "./report.ts"
import type { Row } from "./Row.ts"
import { boardRows } from "./rows/boardRows.ts"
import { callRows, statementRow } from "./rows/callRows.ts"
import { ediRows } from "./rows/ediRows.ts"
import { glassRow } from "./rows/glassRow.ts"
import { gridRow } from "./rows/gridRow.ts"
import { growthRows } from "./rows/growthRows.ts"
import { importRows } from "./rows/importRows.ts"
import { interactionRow } from "./rows/interactionRow.ts"
import { lighthouseRows, publicLighthouseRows } from "./rows/lighthouseRows.ts"
import { liveRows } from "./rows/liveRows.ts"
import { neighborRow } from "./rows/neighborRow.ts"
import { memoryRow } from "./rows/memoryRow.ts"
import { pdfRow } from "./rows/pdfRow.ts"
import { priceRow } from "./rows/priceRow.ts"
import { startRow } from "./rows/startRow.ts"
import { unknownRows } from "./rows/unknownRows.ts"
import { vinRows } from "./rows/vinRows.ts"
import { webRows } from "./rows/webRows.ts"

// `npm run bench`: every performance target that can be measured on one machine, in one table. `-- --jobs 200000` fills
// other shops and measures again; `-- --only browser` runs only that part.
const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: String(inShop) },
    only: { type: "string", default: "" },
    bench: { type: "boolean" }
  }
})
const jobs = Number(values.jobs)
const began = performance.now()
const rows: Array<Row> = []
const measure = async (name: string, made: () => Promise<ReadonlyArray<Row>>) => {
  if (!name.includes(values.only)) return
  process.stderr.write(`${name}\n`)
  const found = await made()
  for (const { what, app } of found) process.stderr.write(`  ${what}: ${app}\n`)
  rows.push(...found)
}

const { buildWeb }: { readonly buildWeb: () => void } = await import(
  new URL("../../app-api/launch/buildWeb.mjs", import.meta.url).href
)
buildWeb()
process.stderr.write("Filling the shop with data\n")
const bed = await createEnvironment()
try {
  const calls = await measuredCalls(bed)
  const [list] = calls
  for (const measured of calls) {
    await measure(measured.what, () => callRows(bed, measured))
    if (measured === list)
      await measure("memory and statements", async () => [memoryRow(bed), await statementRow(bed, measured, 4)])
  }
  await measure("a noisy neighbor", async () => [await neighborRow(bed)])
  await measure("documents and prices", async () => [priceRow(), gridRow(), await pdfRow()])
  await measure("invoices to a network", () => ediRows(bed))
  await measure("sign-in of existing and unknown users", () => unknownRows(bed))
  await measure("VINs and glass", async () => [...(await vinRows(bed.dataDir)), glassRow(bed.dataDir)])
  await measure("a large job in the browser", async () => [await interactionRow(bed)])
  await measure("signed-in pages in the browser", () => lighthouseRows(bed))
  await measure("changes on 1,000 open boards", () => liveRows(bed))
  await measure("the largest board in the browser", () => boardRows(bed))
  await measure("public pages in the browser", () => publicLighthouseRows(bed))
  await measure("startup", async () => [await startRow(bed.dataDir), ...webRows()])
  await measure("a catalog file", () => importRows(bed))
  if (jobs > inShop) await measure("growth", () => growthRows(bed, growing(calls), jobs))
  const {
    rows: [version]
  } = await bed.owner.query("show server_version")
  process.stdout.write(
    `\n${report(rows, { postgres: version.server_version, jobs, seconds: (performance.now() - began) / 1_000, isWhole: values.only === "" })}`
  )
} finally {
  await bed.stop()
}
