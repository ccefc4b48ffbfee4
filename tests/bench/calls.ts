import { sampleJob, sampleLines } from "#domain/testing/samples.ts"
import { type Bed, inTheShop } from "./bed/bed.ts"
import type { Call } from "./client/Target.ts"

/** A page's call, its words in the table, and the marks of speed.md: times the floor at most, and of its throughput at least. */
export interface Measured {
  readonly what: string
  readonly call: Call
  readonly slower: number
  readonly throughput: number
}

/** The calls that are measured, those that change nothing first. */
export const measuredCalls = async ({ owner, tenant }: Bed): Promise<ReadonlyArray<Measured>> => {
  const { rows: [some] } = await inTheShop(owner, tenant, "select id, customer_id, location_id from job where stage = 'invoice' and insurance is not null order by id limit 1")
  const draft = { ...sampleJob(some.customer_id, some.location_id), lines: sampleLines.slice(0, 3) }
  const create = { method: "POST", path: "/jobs", body: draft } as const
  return [
    { what: "list of jobs, 25 of 20,000", call: { method: "GET", path: "/jobs?stage=workorder&sort=installDate&descending=false&size=25" }, slower: 1.6, throughput: 0.6 },
    { what: "job with lines and customer", call: { method: "GET", path: `/jobs/${some.id}` }, slower: 1.6, throughput: 0.6 },
    { what: "customer type-ahead, “contains”, 5,000", call: { method: "GET", path: "/customers?text=oren&size=8" }, slower: 1.6, throughput: 0.6 },
    { what: "create a job with 3 lines", call: create, slower: 1.5, throughput: 0.6 },
    { what: "the same with an Idempotency-Key", call: { ...create, once: true }, slower: 1.5, throughput: 0.6 }
  ]
}
