import { Migration } from "@mikro-orm/migrations"

/**
 * Every column that jobs are grouped and filtered by has an index with every order of the list. Jobs of one insurer, one
 * installer or one payment state lie together in time and in size: in the list's own order, a page of them would be
 * behind all the others.
 */
export class Migration20261123GroupOrders extends Migration {
  override up() {
    for (const statement of columns.flatMap(indexesOf)) this.addSql(statement)
  }
}

const columns = [
  ["location", "location_id"],
  ["lead_installer", "lead_installer_id"],
  ["insurer", "insurer"],
  ["payment_state", "payment_state"]
] as const

/** The stage at its end, as lists have a tab for each. What was an index of the stage before the number goes. */
const indexesOf = ([name, column]: (typeof columns)[number]) => {
  return [
    `create index job_by_${name}_number on job (tenant_id, ${column}, number, stage)`,
    `create index job_by_${name}_day on job (tenant_id, ${column}, install_date, id, stage)`,
    `create index job_by_${name}_total on job (tenant_id, ${column}, total, id, stage)`,
    `drop index job_by_${name}`
  ]
}
