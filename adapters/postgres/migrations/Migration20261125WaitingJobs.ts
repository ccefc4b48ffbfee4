import { Migration } from "@mikro-orm/migrations"

/** Adds an index of work orders without a date, an installer or hours. */
export class Migration20261125WaitingJobs extends Migration {
  override up() {
    this.addSql(
      "create index job_waiting on job (tenant_id, install_date, number) where stage = 'workorder' and coalesce(install ->> 'complete', '') <> 'true' and (install_date is null or lead_installer_id is null or coalesce(install #>> '{installers,0,start}', '') = '')"
    )
  }
}
