import { JobSearch } from "#domain/jobs/JobSearch.ts"
import { sampleJob, sampleLines } from "#domain/testing/samples.ts"
import { type BenchEnvironment, inTenant } from "./bed/bed.ts"
import type { Call } from "./client/Target.ts"

/** The allowed cost of a request as multiples of the baseline: maximum latency and CPU time, minimum throughput. */
interface Marks {
  readonly slower: number
  readonly throughput: number
  readonly work: number
}

/** A page's API request, its label in the table, and its targets. */
export interface Measured extends Marks {
  readonly what: string
  readonly call: Call
}

const list: Marks = { slower: 1.5, throughput: 0.6, work: 3 }
const detail: Marks = { slower: 1.4, throughput: 0.6, work: 3 }
const typeAhead: Marks = { slower: 1, throughput: 0.6, work: 3 }
const creation: Marks = { slower: 2.5, throughput: 0.6, work: 4 }

/** Every sort order of the jobs list, starting with the newest install date. */
const orders = JobSearch.fields.sort.schema.literals
  .flatMap((sort) => [true, false].map((descending) => ({ sort, descending })))
  .sort((one, other) => Number(other.sort === "installDate") - Number(one.sort === "installDate"))

/** The measured requests, read-only ones first. */
export const measuredCalls = async ({ owner, tenant }: BenchEnvironment): Promise<ReadonlyArray<Measured>> => {
  const {
    rows: [some]
  } = await inTenant(
    owner,
    tenant,
    "select id, customer_id, location_id from job where stage = 'invoice' and insurance is not null order by id limit 1"
  )
  const draft = { ...sampleJob(some.customer_id, some.location_id), lines: sampleLines.slice(0, 3) }
  const create = { method: "POST", path: "/jobs", body: draft } as const
  return [
    ...orders.map(({ sort, descending }) => ({
      ...list,
      what: `list of jobs, 25 of 20,000, by ${sort} ${descending ? "descending" : "ascending"}`,
      call: { method: "GET", path: `/jobs?stage=workorder&sort=${sort}&descending=${descending}&size=25` } as const
    })),
    { ...detail, what: "job with lines and customer", call: { method: "GET", path: `/jobs/${some.id}` } },
    {
      ...typeAhead,
      what: "customer type-ahead, “contains”, 5,000",
      call: { method: "GET", path: "/customers?text=oren&size=8" }
    },
    { ...creation, what: "create a job with 3 lines", call: create },
    { ...creation, what: "create a job with an Idempotency-Key", call: { ...create, once: true } }
  ]
}

/** The requests measured for growth: the first list, one job, the type-ahead and creating a job. */
export const growing = (calls: ReadonlyArray<Measured>): ReadonlyArray<Measured> => [
  calls[0]!,
  ...calls.slice(orders.length, orders.length + 3)
]
