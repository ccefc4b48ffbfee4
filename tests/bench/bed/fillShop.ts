import { availableParallelism } from "node:os"
import type pg from "pg"
import { fillShops, fillShop as fillWithJobs } from "#api/demo/scale/fillShop.ts"
import type { OpenShop } from "#api/demo/scale/openShops.ts"
import { Progress } from "#api/demo/scale/Progress.ts"
import type { BenchEnvironment } from "./bed.ts"

export { analyzeTables as settleDown } from "#api/demo/scale/fillShop.ts"

/** Adds this many customers and jobs to a shop, and a location if it has none. */
export const fillShop = async (
  owner: pg.Client,
  tenantId: string,
  wanted: { readonly customers: number; readonly jobs: number }
): Promise<void> => {
  await withLocation(owner, tenantId)
  await fillWithJobs(owner, tenantId, wanted)
}

const withLocation = async (owner: pg.Client, tenantId: string) => {
  await owner.query("begin")
  await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId])
  await owner.query(locationSql, [tenantId])
  await owner.query("commit")
}

/** Adds other shops with `each` jobs until the total number of jobs grows from `from` to `to`. */
export const fillOtherShops = async (
  { owner, ownerUrl }: Pick<BenchEnvironment, "owner" | "ownerUrl">,
  { each, from, to }: { readonly from: number; readonly to: number; readonly each: number }
): Promise<void> => {
  const shops: Array<OpenShop> = []
  for (let made = from; made < to; made += each) {
    const {
      rows: [{ id }]
    } = await owner.query(tenantSql)
    await withLocation(owner, id)
    shops.push({ id, jobs: each })
  }
  await fillShops(
    ownerUrl,
    shops,
    availableParallelism(),
    new Progress(to - from, (line) => process.stderr.write(`${line}\n`))
  )
}

const tenantSql = `
  insert into tenant (id, version, tenant_unique_id, prefix, business_name, company_name, country, phone_number, email_address, website, federal_tax_id,
    edition, add_ons, features, created_on, billing_status, approved, account_active)
  select uuidv7(), 1, name, name, 'Shop ' || name, '', 'US', '', '', '', '', 'basic', '{}', '{BasicReports,FullCRM,VinDecoder}', current_date, 'active', true, true
  from (select 'bench' || (count(*))::text as name from tenant) as next returning id`

const locationSql = `
  insert into location (tenant_id, id, version, location_name, location_short_id, phone_number, email_address, address, primary_tax_id, secondary_tax_id,
    licence_number_ca, licence_number_fl, time_zone, default_tax_percent, default_parts_tax_rate, default_labor_tax_rate, services, status)
  select $1, uuidv7(), 1, 'Bench', 'BEN', '(602) 555-0100', '', '{"address1": "1 Mill Avenue", "address2": "", "city": "Tempe", "region": "AZ",
    "postalCode": "85281", "country": "US"}', '', '', '', '', 'America/Phoenix', 825, 825, 0, '{}', 'active'
  where not exists (select from location where tenant_id = $1)`
