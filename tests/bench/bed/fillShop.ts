import type pg from "pg"
import { customersSql, jobsSql, linesSql, locationSql, numbersSql, paymentsSql } from "./fillSql.ts"

/** Gives a shop so many customers and jobs, with a few statements for all of them; as the owner, behind the shop's own wall. */
export const fillShop = async (owner: pg.Client, tenantId: string, { customers, jobs }: { readonly customers: number; readonly jobs: number }): Promise<void> => {
  await owner.query("begin")
  await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId])
  await owner.query(locationSql, [tenantId])
  await owner.query(customersSql, [tenantId, customers])
  await owner.query(jobsSql, [tenantId, jobs])
  await owner.query(linesSql, [tenantId])
  await owner.query(paymentsSql, [tenantId])
  await owner.query(numbersSql, [tenantId, jobs])
  await owner.query("commit")
}

/** Shops beside the one that is measured, until there are `jobs` in all. */
export const fillOtherShops = async (owner: pg.Client, jobs: number, each: number): Promise<void> => {
  for (let made = each; made < jobs; made += each) {
    const { rows } = await owner.query(
      `insert into tenant select uuidv7(), name, name, 'Shop ' || name, 'US', '', '', '', 'basic', '{}', true
       from (select 'bench' || (count(*))::text as name from tenant) as next returning id`
    )
    await fillShop(owner, rows[0].id, { customers: 5_000, jobs: each })
  }
}

/** What autovacuum does in its own time. */
export const settleDown = async (owner: pg.Client): Promise<void> => {
  for (const table of ["customer", "job", "estimate_line", "payment", "location"]) await owner.query(`vacuum analyze ${table}`)
  await owner.query("checkpoint").catch(() => {})
}
