import type pg from "pg"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { drawPhoto } from "../drawPhoto.ts"
import { customersSql } from "./customersSql.ts"
import { jobsSql, pictureId } from "./jobsSql.ts"
import type { OpenShop } from "./openShops.ts"
import type { Progress } from "./Progress.ts"
import { carsOf } from "./vehicles.ts"

/** Receives progress while a shop is filled. */
interface Told {
  readonly found: (jobs: number) => void
  readonly made: (jobs: number, rows: number) => void
}
const nobody: Told = { found: () => {}, made: () => {} }

/** Jobs per transaction. Fewer are slower overall; more lose more work if interrupted. */
const atOnce = 5_000
const atFirst = 200

/**
 * Fills a shop that has a location with fictional jobs, numbered from 100,001, and customers for them. Runs as the
 * owner under the shop's row-level security. Existing jobs stay, so an interrupted run continues where it stopped.
 */
export const fillShop = async (
  owner: pg.Client,
  tenantId: string,
  wanted: { readonly customers: number; readonly jobs: number },
  told: Told = nobody
): Promise<void> => {
  await owner.query(carsSql, [JSON.stringify(carsOf(40))])
  const today = new Date().toISOString().slice(0, 10)
  const inShop = async <A>(work: () => Promise<A>): Promise<A> => {
    await owner.query("begin")
    try {
      await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId])
      const done = await work()
      await owner.query("commit")
      return done
    } catch (error) {
      await owner.query("rollback")
      throw error
    }
  }
  let there = await inShop(() => jobsThere(owner, tenantId))
  told.found(Math.min(there, wanted.jobs))
  while (there < wanted.jobs) {
    const isFirst = there === 0
    const upTo = Math.min(there + (isFirst ? atFirst : atOnce), wanted.jobs)
    const rows = await inShop(async () => {
      if (there === 0) await owner.query(pictureSql, [tenantId, await (picture ??= drawPhoto("full", 0))])
      const customers =
        there === 0 ? ((await owner.query(customersSql, [tenantId, wanted.customers])).rowCount ?? 0) : 0
      const made = await owner.query(jobsSql, [tenantId, there + 1, upTo, wanted.jobs, today])
      return customers + Number(made.rows[0].rows)
    })
    if (isFirst && (await isUnknown(owner))) await owner.query("analyze customer, job")
    told.made(upTo - there, rows)
    there = upTo
  }
}

/** Drawn once for all shops. */
let picture: Promise<Uint8Array> | undefined

const pictureSql = `insert into file (tenant_id, id, type, bytes) values ($1::uuid, ${pictureId("$1")}, 'image/jpeg', $2) on conflict do nothing`

/**
 * Returns whether PostgreSQL still considers the tables empty. It would then choose any index of the shop, and check
 * each foreign key by reading all of its jobs.
 */
const isUnknown = async (owner: pg.Client): Promise<boolean> =>
  (await owner.query("select 1 from pg_class where oid = 'job'::regclass and reltuples < $1", [10 * atFirst]))
    .rowCount !== 0

const jobsThere = async (owner: pg.Client, tenantId: string): Promise<number> =>
  Number(
    (
      await owner.query("select greatest(coalesce(max(number), 0) - 100000, 0) as jobs from job where tenant_id = $1", [
        tenantId
      ])
    ).rows[0].jobs
  )

/**
 * The cars of the run, each with a windshield from the sample catalog, or a made-up one if there is no catalog. $1 is
 * `carsOf` as JSON.
 */
const carsSql = `
  create temp table if not exists scale_car as
  select row_number() over () - 1 as at, car.vin, car.year, car.make, car.model, car.body,
    coalesce(glass.body->>'partNumber', 'FW0' || 1000 + car.year || 'GTYN') as part_number,
    coalesce(glass.body->>'description', 'Windshield') as description,
    coalesce((glass.body->>'listPrice')::int, 30000 + car.year % 40 * 1000) as list_price,
    coalesce((glass.body->>'laborHours')::int, 250) as hours,
    coalesce((glass.body->'kit'->>'quantity')::int, 100) as kits,
    coalesce(nullif(glass.body->'kit'->>'partNumber', ''), 'HAH000004') as kit_number,
    coalesce(glass.body->>'calibration', 'none') <> 'none' as calibrates
  from jsonb_to_recordset($1) as car (vin text, year int, make text, model text, body text)
  left join lateral (
    select part.body from glass_fit fit join glass_part part on part.part_number = fit.part_number
    where fit.make = lower(car.make) and fit.model = lower(car.model) and car.year between fit.first_year and fit.last_year
      and fit.body_style in ('', lower(car.body)) and part.glass_type = 'windshield'
    order by part.part_number limit 1
  ) as glass on true`

/** Fills shops over several connections, each filling one shop at a time. */
export const fillShops = async (
  ownerUrl: string,
  shops: ReadonlyArray<OpenShop>,
  connections: number,
  progress: Progress
): Promise<void> => {
  const waiting = shops.values()
  const worker = async () => {
    const owner = await connectOwner(ownerUrl, "frit seed")
    try {
      for (const { id, jobs } of waiting)
        await fillShop(owner, id, { customers: Math.max(100, Math.floor(jobs / 4)), jobs }, progress)
    } finally {
      await owner.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(connections, shops.length) }, worker))
}

/**
 * Does what autovacuum would do later: updates the planner's statistics and the visibility map for index-only scans.
 */
export const analyzeTables = async (owner: pg.Client): Promise<void> => {
  for (const table of ["customer", "job", "estimate_line", "payment", "job_file", "location"])
    await owner.query(`vacuum analyze ${table}`)
  await owner.query("checkpoint").catch(() => {})
}
