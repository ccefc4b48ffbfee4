import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/**
 * Adds how each job came to the shop. For existing jobs, only those created by visitors of the public page are known.
 */
export class Migration20261127JobSources extends Migration {
  override up() {
    this.addSql("alter table job add column if not exists source text not null default 'staff'")
    this.addSql("create index if not exists job_by_source on job (tenant_id, source, number) where source <> 'staff'")
    this.addSql(
      forEachTenant(
        "update job set source = 'publicPage' from quote_request where quote_request.tenant_id = job.tenant_id and quote_request.job_id = job.id"
      )
    )
  }
}
