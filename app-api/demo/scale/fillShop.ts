import type pg from "pg"
import { carsSql } from "./carsSql.ts"
import { customersSql } from "./customersSql.ts"
import { drawPhoto } from "../drawPhoto.ts"
import { jobsSql, pictureId } from "./jobsSql.ts"
import { carsOf } from "./vehicles.ts"

/** Who is told how a shop's filling goes on. */
interface Told {
  readonly found: (jobs: number) => void
  readonly made: (jobs: number, rows: number) => void
}
const nobody: Told = { found: () => {}, made: () => {} }

/** Jobs of one transaction. Fewer take longer to come to an end, more take longer to be thrown away. */
const atOnce = 5_000
const atFirst = 200

/**
 * Gives a shop with a location so many made-up jobs, numbered from 100,001, and customers for them. As the owner,
 * behind the shop's own wall. What is there stays: broken off, it goes on where it stood.
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
 * Of tables that PostgreSQL takes for empty, any index of the shop is as good as the next: each foreign key would be
 * checked by reading all of its jobs.
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
