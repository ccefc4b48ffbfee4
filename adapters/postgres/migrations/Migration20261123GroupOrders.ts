import { Migration } from "@mikro-orm/migrations"

/**
 * Adds an index for every column that jobs are grouped or filtered by, in every order of the list. Jobs of one insurer,
 * installer or payment state cluster in time and in amount, so reading the list in its own order could skip all other
 * jobs before finding a page of them.
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

/**
 * Ends with the stage, because lists have a tab for each. Replaces the indexes that had the stage before the number.
 */
const indexesOf = ([name, column]: (typeof columns)[number]) => {
  return [
    `create index job_by_${name}_number on job (tenant_id, ${column}, number, stage)`,
    `create index job_by_${name}_day on job (tenant_id, ${column}, install_date, id, stage)`,
    `create index job_by_${name}_total on job (tenant_id, ${column}, total, id, stage)`,
    `drop index job_by_${name}`
  ]
}
