import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { setTimeout as pause } from "node:timers/promises"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { readInterchange } from "#domain/edi/readInterchange.ts"
import { write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { sampleFacts } from "#tests/domain/edi/sampleFacts.ts"
import { copyJobs } from "#tests/support/copyJobs.ts"
import type { BenchEnvironment } from "../bed/bed.ts"
import { askOnce } from "../client/Target.ts"
import { alone, notMeasured, type Row } from "../Row.ts"

const mark = { invoices: 1_000, reader: 10, growth: 5 }

/**
 * Measures preparing and sending invoices to a network, as staff do, until the last one has left; then the parser for
 * the responses.
 */
export const ediRows = async (bed: BenchEnvironment): Promise<ReadonlyArray<Row>> => [
  await sentRow(bed),
  ...readerRows()
]

const sentRow = async (bed: BenchEnvironment): Promise<Row> => {
  const what = `${mark.invoices.toLocaleString("en")} invoices prepared and sent to a network`
  const asked = `≥ ${mark.invoices.toLocaleString("en")} per minute`
  const ask = async (method: "GET" | "POST", path: string, body?: unknown) => {
    const { body: said, status } = await askOnce(bed.asApp, { method, path, ...(body === undefined ? {} : { body }) })
    if (status !== 200) throw new Error(`${path} responded with ${status}: ${said.toString().slice(0, 300)}`)
    return (JSON.parse(said.toString()) as { readonly data: unknown }).data
  }
  await ask("POST", "/edi-invoices/check", {})
  const ready = (await ask("GET", "/edi-invoices?state=ready&size=50")) as {
    readonly items: ReadonlyArray<{ readonly jobId: string; readonly network: string }>
  }
  const first = ready.items.find(({ network }) => network === "lynx")
  if (first === undefined) return notMeasured(what, "no invoice of the demo shop is ready", asked)
  const sql = async (text: string, values: Array<unknown>) => {
    await bed.owner.query("begin")
    await bed.owner.query("select set_config('app.tenant_id', $1, true)", [bed.tenant])
    return bed.owner.query(text, values).then(
      async ({ rows }) => {
        await bed.owner.query("commit")
        return rows as ReadonlyArray<Readonly<Record<string, unknown>>>
      },
      async (error: unknown) => {
        await bed.owner.query("rollback")
        throw error
      }
    )
  }
  const ids = Array.from({ length: mark.invoices }, () => crypto.randomUUID())
  await copyJobs(
    sql,
    first.jobId,
    ids.map((id, nth) => ({ id, number: 5_000_000 + nth, policyNumber: "P" }))
  )
  const began = performance.now()
  await ask("POST", "/edi-invoices/check", {})
  for (let at = 0; at < ids.length; at += 100)
    await ask("POST", "/edi-invoices/send", { jobIds: ids.slice(at, at + 100) })
  for (;;) {
    const [row] = await sql(
      "select count(*)::int as left from edi_invoice where job_id = any($1::uuid[]) and state not in ('draft', 'ready', 'queued')",
      [ids]
    )
    if (row!["left"] === ids.length) break
    if (performance.now() - began > 300_000)
      throw new Error(`${JSON.stringify(row)} of ${ids.length} left in 5 minutes`)
    await pause(100)
  }
  const perMinute = (ids.length / (performance.now() - began)) * 60_000
  return alone(what, `${Math.round(perMinute).toLocaleString("en")} per minute`, asked, perMinute >= mark.invoices)
}

/** Parses a streamed interchange of 100 MB: the speed, and the memory held at the end compared with the start. */
const readerRows = (): ReadonlyArray<Row> => {
  const megabyte = 1_000_000
  const size = 100 * megabyte
  const whole = writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "SHOP0001" },
      receiver: { qualifier: "ZZ", id: "TPALYNX" },
      control: 57,
      day: "2026-01-15",
      time: "14:30",
      isTest: true,
      group: "IN",
      kind: "810"
    },
    [write810(sampleFacts, partnerProfiles.lynx, { account: "L1", billTo: "005" })]
  )
  const from = whole.indexOf("ST*")
  const to = whole.indexOf("GE*")
  const [head, document, tail] = [whole.slice(0, from), whole.slice(from, to), whole.slice(to)]
  const pieceOf = document.repeat(50)
  const pieces = Math.ceil(size / pieceOf.length)
  const chunks = function* () {
    yield head
    for (let nth = 0; nth < pieces; nth++) yield pieceOf
    yield tail.replace(/^GE\*1\*/, `GE*${pieces * 50}*`)
  }
  setFlagsFromString("--expose_gc")
  const collect = runInNewContext("gc") as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed / megabyte
  }
  let documents = 0
  let early = 0
  let late = 0
  let paused = 0
  const began = performance.now()
  for (const _ of readInterchange(chunks())) {
    documents += 1
    if (documents !== pieces * 5 && documents !== pieces * 49) continue
    const stopped = performance.now()
    if (documents === pieces * 5) early = held()
    else late = held()
    paused += performance.now() - stopped
  }
  const seconds = (performance.now() - began - paused) / 1_000
  if (documents !== pieces * 50) throw new Error(`${documents} of ${pieces * 50} documents were read`)
  const speed = (pieces * pieceOf.length) / megabyte / seconds
  const more = Math.max(late - early, 0)
  return [
    alone("X12 reader: 100 MB interchange", `${speed.toFixed(0)} MB/s`, `≥ ${mark.reader} MB/s`, speed >= mark.reader),
    alone(
      "X12 reader: memory growth from start to end",
      `+ ${more.toFixed(1)} MB`,
      `≤ + ${mark.growth} MB`,
      more <= mark.growth
    )
  ]
}
