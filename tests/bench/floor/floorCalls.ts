import { randomBytes } from "node:crypto"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { listSql, sql } from "./floorSql.ts"

type Row = Record<string, unknown>

/** Runs a named statement on the transaction's connection. */
export type Ask = (name: string, text: string, values: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>

/** Returns a page of the jobs in a stage and their total. */
export const listJobs = async (ask: Ask, query: URLSearchParams) => {
  const order = `${query.get("sort")} ${query.get("descending") === "true" ? "desc" : "asc"}`
  const [items, [counted]] = await Promise.all([
    ask(`list ${order}`, listSql[order]!, [query.get("stage"), Number(query.get("size"))]),
    ask("count", sql.count, [query.get("stage")])
  ])
  return { items, total: counted!["total"] }
}

export const getJob = async (ask: Ask, tenant: string, id: string) => (await ask("job", sql.job, [tenant, id]))[0]

/** Returns the first customers that contain a text, and their total. */
export const listCustomers = async (ask: Ask, query: URLSearchParams) => {
  const [items, [counted]] = await Promise.all([
    ask("customers", sql.customers, [query.get("text"), Number(query.get("size"))]),
    ask("customersCount", sql.customersCount, [query.get("text")])
  ])
  return { items, total: counted!["total"] }
}

/** Creates a quote with the shop's next number and the location's tax. */
export const addJob = async (ask: Ask, tenant: string, draft: JobDraft) => {
  const [parts] = await ask("parts", sql.parts, [tenant, draft.customerId, draft.locationId])
  const taxRates = { parts: Number(parts!["parts"]), labor: Number(parts!["labor"]), exempt: false, lines: [] }
  const number = Number(parts!["number"])
  const totals = totalsOf(draft, taxRates)
  const id = newId()
  const { year, make, model, vin, plate } = draft.vehicle
  const kept = ask("keepJob", sql.keepJob, [
    tenant,
    id,
    number,
    draft.customerId,
    draft.locationId,
    draft.vehicle,
    draft.insurance,
    draft.install,
    draft.partsStatus,
    new Date().toISOString().slice(0, 10),
    taxRates,
    totals,
    totals.total,
    `${year} ${make} ${model}`,
    `${number} ${vin} ${plate}`.toLowerCase(),
    JSON.stringify(draft.lines)
  ])
  return { kept, job: { id, version: 1, number, stage: "quote", totals } }
}

const newId = () => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
