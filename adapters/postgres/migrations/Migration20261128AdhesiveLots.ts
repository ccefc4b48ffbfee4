import { Migration } from "@mikro-orm/migrations"

/** Which jobs an adhesive lot that soon expires was used on. */
export class Migration20261128AdhesiveLots extends Migration {
  override up() {
    this.addSql(
      "create index if not exists estimate_line_adhesive on estimate_line (tenant_id, adhesive_expiry, adhesive_lot, job_id) where adhesive_lot <> ''"
    )
  }
}
