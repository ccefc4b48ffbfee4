import { Effect, Layer, Schema } from "effect"
import { InstallToday, JobFigures, maxChoices, maxInstalls, type JobTotals } from "#domain/jobs/JobFigures.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { countLimit } from "#domain/shared/Page.ts"
import { Database } from "../Database.ts"
import { jobConditions } from "../jobs/jobConditions.ts"
import { valuesOf, whereOf } from "../ListQuery.ts"
import type { Statements } from "../TenantTransaction.ts"
import { searchPlans } from "../textSearch.ts"

export const jobFiguresPostgres = Layer.effect(
  JobFigures,
  Effect.gen(function* () {
    const database = yield* Database
    return JobFigures.of({
      totals: Effect.fn("JobFigures.totals")(function* (searches) {
        return yield* database.read((reading) => totalsOf(reading, searches))
      }),
      netSales: Effect.fn("JobFigures.netSales")(function* (stretches) {
        const rows = yield* database.read((reading) => reading.execute(netSalesSql, [JSON.stringify(stretches)]))
        return rows.map(({ cents }) => Number(cents))
      }),
      installsOn: Effect.fn("JobFigures.installsOn")(function* (day, installerId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) =>
          installerId === undefined
            ? reading.execute(installs(""), [tenantId, day])
            : reading.execute(installs(ofInstaller), [tenantId, day, installerId])
        )
        return rows.map((row) => toInstall(row))
      }),
      choices: Effect.gen(function* () {
        const { id: tenantId } = yield* CurrentTenant
        const [insurers, salespeople] = yield* database.read((reading) =>
          Promise.all([
            reading.execute(insurersSql, [tenantId, tenantId, tenantId]),
            reading.execute(salespeopleSql, [tenantId, tenantId])
          ])
        )
        return {
          insurers: insurers.map(({ name }) => String(name)),
          salespeople: salespeople.map(({ name }) => String(name))
        }
      })
    })
  })
)

const beforeTax =
  "coalesce((totals ->> 'partsSubtotal')::bigint, 0) + coalesce((totals ->> 'laborSubtotal')::bigint, 0)"

// A credit note's sums are stored as negative amounts.
const netSalesSql = `
  select (
    (select coalesce(sum(${beforeTax}), 0) from job where invoiced_on is not null and invoiced_on between stretch."from" and stretch."to")
    + (select coalesce(sum(${beforeTax}), 0) from credit_note where credited_on between stretch."from" and stretch."to")
  )::float8 as cents
  from rows from (jsonb_to_recordset(?::jsonb) as ("from" date, "to" date)) with ordinality as stretch ("from", "to", place)
  order by place`

const toInstall = Schema.decodeUnknownSync(InstallToday)

const ofInstaller =
  "and exists (select from job_installer where tenant_id = job.tenant_id and job_id = job.id and user_id = ?)"

const installs = (whose: string) => `
  select job.id, job.number, customer.customer_name as "customerName", job.vehicle_text as vehicle, coalesce(job.install ->> 'time', '') as time,
    coalesce(job.install ->> 'timeFrame', '') as "timeFrame", location.location_name as "locationName", job.install ->> 'repairLocation' as "repairLocation",
    case when job.install ->> 'repairLocation' = 'mobile' then coalesce(nullif(job.install -> 'address', 'null'), nullif(customer.shipping_address, 'null'), nullif(customer.billing_address, 'null')) end as address,
    (select coalesce(json_agg(btrim(concat_ws(' ', first_name, last_name)) order by position), '[]')
      from job_installer join shop_user on shop_user.tenant_id = job_installer.tenant_id and shop_user.id = job_installer.user_id
      where job_installer.tenant_id = job.tenant_id and job_installer.job_id = job.id) as installers,
    job.parts_status as "partsStatus", coalesce((job.install ->> 'complete')::boolean, false) as complete
  from job
  join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
  join location on location.tenant_id = job.tenant_id and location.id = job.location_id
  where job.tenant_id = ? and job.stage = 'workorder' and job.install_date = ? ${whose}
  order by job.number limit ${maxInstalls}`

/**
 * Skips from each name directly to the next through the index, no matter how many jobs are in between. Excludes empty
 * names: `<>` matches the index's predicate, `>` gives the start.
 */
const eachOnce = (
  table: string,
  column: string,
  name: string,
  told = `select name from (select * from found limit ${maxChoices}) as told order by key`
) => `
  with recursive found as (
    (select ${column} as key, ${name} as name from ${table} where tenant_id = ? and ${column} <> '' and ${column} > '' order by ${column} limit 1)
    union all
    select next.key, next.name from found, lateral (
      select ${column} as key, ${name} as name from ${table} where tenant_id = ? and ${column} <> '' and ${column} > found.key order by ${column} limit 1) as next
  )
  ${told}`

/**
 * Each insurer once, under its canonical name, whichever alias claims use; unknown insurers as written on the claim.
 */
const insurersSql = eachOnce(
  "job",
  "insurer",
  "btrim(insurance ->> 'company')",
  `select min(coalesce(meant.insurer_name, found.name)) as name from found
  left join insurer_name as called on called.tenant_id = ? and called.name_key = found.key
  left join insurer as meant on meant.tenant_id = called.tenant_id and meant.id = called.insurer_id
  group by coalesce(meant.id::text, found.key), coalesce(meant.sort_name, found.key)
  order by coalesce(meant.sort_name, found.key) collate "und-x-icu" limit ${maxChoices}`
)
const salespeopleSql = eachOnce("customer", "sales_representative", "sales_representative")

/**
 * Returns the counts and sums of several searches in one statement, with the same conditions as the list. Counts and
 * sums no further than lists do.
 */
const totalsOf = async (reading: Statements, searches: ReadonlyArray<JobSearch>): Promise<ReadonlyArray<JobTotals>> => {
  const parts = searches.map((search, at) => totalsSql(search, at))
  const rows = await reading.execute(
    `${parts.map(({ sql }) => sql).join(" union all ")} order by nth`,
    parts.flatMap(({ values }) => [...values])
  )
  return rows.map(({ count, total, balance }) =>
    count > countLimit ? { count, total: null, balance: null } : { count, total, balance }
  )
}

const totalsSql = (search: JobSearch, at: number) => {
  const { first, ...sought } = jobConditions(search)
  const ways = searchPlans(sought)
  const jobs = ways.map(
    (where) =>
      `select case when credit is null then total else 0 end as total, case when stage = 'quote' then 0 else balance end as balance from job ${whereOf(where)}`
  )
  return {
    sql: `(${first === undefined ? "" : `with ${first.sql} `}select ${at} as nth, count(*)::int as count, coalesce(sum(total), 0)::float8 as total, coalesce(sum(balance), 0)::float8 as balance
      from (${jobs.join(" union all ")} limit ${countLimit + 1}) as counted)`,
    values: valuesOf(first, ...ways.flat())
  }
}
