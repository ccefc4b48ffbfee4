import { parseArgs } from "node:util"
import { makeBed } from "./bed/bed.ts"
import { measuredCalls } from "./calls.ts"
import { report } from "./report.ts"
import type { Row } from "./Row.ts"
import { callRows, statementRow } from "./rows/callRows.ts"
import { memoryRow } from "./rows/memoryRow.ts"

// `npm run bench`: every mark of speed.md that one machine can measure, in one table. `--jobs 200000` fills other shops beside.
const { values } = parseArgs({ options: { jobs: { type: "string", default: "20000" }, bench: { type: "boolean" } } })
const jobs = Number(values.jobs)
const began = performance.now()
const say = (line: string) => process.stderr.write(`${line}\n`)

say("Filling a shop")
const bed = await makeBed(jobs)
const rows: Array<Row> = []
try {
  for (const measured of await measuredCalls(bed)) {
    say(measured.what)
    rows.push(...await callRows(bed, measured))
    if (measured.call.method === "GET" && measured.call.path.startsWith("/jobs?")) rows.push(await statementRow(bed, measured, 4), memoryRow(bed))
  }
  const { rows: [version] } = await bed.owner.query("show server_version")
  const seconds = (performance.now() - began) / 1_000
  process.stdout.write(`\n${report(rows, { postgres: version.server_version, jobs, seconds })}`)
} finally {
  await bed.stop()
}
