import { Migration } from "@mikro-orm/migrations"

/** Work orders that still wait for a day, an installer or hours are found by an index of their own. */
export class Migration20261125WaitingJobs extends Migration {
  override up() {
    this.addSql(
      "create index job_waiting on job (tenant_id, install_date, number) where stage = 'workorder' and coalesce(install ->> 'complete', '') <> 'true' and (install_date is null or lead_installer_id is null or coalesce(install #>> '{installers,0,start}', '') = '')"
    )
  }
}
