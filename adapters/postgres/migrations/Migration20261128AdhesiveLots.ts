import { Migration } from "@mikro-orm/migrations"

/** Adds an index of the jobs on which an adhesive lot was used, to find lots that expire soon. */
export class Migration20261128AdhesiveLots extends Migration {
  override up() {
    this.addSql(
      "create index if not exists estimate_line_adhesive on estimate_line (tenant_id, adhesive_expiry, adhesive_lot, job_id) where adhesive_lot <> ''"
    )
  }
}
