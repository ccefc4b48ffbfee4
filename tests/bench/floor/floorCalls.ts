import { randomBytes } from "node:crypto"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/settle.ts"
import { sql } from "./floorSql.ts"

type Row = Record<string, unknown>

/** Runs a named statement on the transaction's connection. */
export type Ask = (name: keyof typeof sql, values: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>

/** A page of the jobs in a stage, by day of installation. */
export const listJobs = async (ask: Ask, query: URLSearchParams) => {
  const items = await ask("list", [query.get("stage"), Number(query.get("size"))])
  return { items, total: (await ask("count", [query.get("stage")]))[0]!["total"] }
}

export const getJob = async (ask: Ask, tenant: string, id: string) => (await ask("job", [tenant, id]))[0]

/** Customers that contain a text, and how many. */
export const listCustomers = async (ask: Ask, tenant: string, query: URLSearchParams) => {
  const text = query.get("text")
  const items = await ask("customers", [tenant, text, Number(query.get("size"))])
  return { items, total: (await ask("customersCount", [text]))[0]!["total"] }
}

/** A quote with the shop's next number and the location's tax. */
export const addJob = async (ask: Ask, tenant: string, draft: JobDraft) => {
  const [parts] = await ask("parts", [tenant, draft.customerId, draft.locationId])
  const taxRates = { parts: Number(parts!["parts"]), labor: Number(parts!["labor"]), exempt: false }
  const totals = totalsOf(draft, taxRates)
  const [{ last: number }] = await ask("number", [tenant]) as unknown as [{ last: number }]
  const id = newId()
  const { year, make, model, vin, plate } = draft.vehicle
  const quotedOn = new Date().toISOString().slice(0, 10)
  await ask("addJob", [
    tenant, id, number, draft.customerId, draft.locationId, draft.vehicle, draft.insurance, draft.install, draft.partsStatus, quotedOn,
    taxRates, totals, totals.total, `${year} ${make} ${model}`, `${number} ${vin} ${plate}`.toLowerCase()
  ])
  await ask("addLines", [tenant, id, JSON.stringify(draft.lines)])
  return {
    id, version: 1, number, stage: "quote", customerName: parts!["customerName"], quotedOn, invoicedOn: "", invoiceNumber: null, taxRates, totals,
    payments: [], balance: totals.total, ...draft
  }
}

const newId = () => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = 0x70 | bytes[6]! & 0x0f
  bytes[8] = 0x80 | bytes[8]! & 0x3f
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
