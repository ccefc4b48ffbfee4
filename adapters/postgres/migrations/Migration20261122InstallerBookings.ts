import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"
import { enableRls } from "./enableRls.ts"

/**
 * Adds installers' bookings with their times and the constraint that prevents double booking. Jobs from today on are
 * booked as they are. Where they already overlap, the job with the lower number keeps the booking and the others count
 * as overridden.
 */
export class Migration20261122InstallerBookings extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "create extension if not exists btree_gist",
  `create table installer_booking (
  tenant_id uuid not null,
  job_id uuid not null,
  position int not null,
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_override boolean not null,
  primary key (tenant_id, job_id, position),
  constraint installer_booking_lasts check (starts_at < ends_at)
)`,
  "alter table installer_booking add constraint installer_booking_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  `alter table installer_booking add constraint installer_booking_job
  foreign key (tenant_id, job_id) references job (tenant_id, id) on delete cascade`,
  `alter table installer_booking add constraint installer_booking_user
  foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade`,
  "create index installer_booking_by_user on installer_booking (tenant_id, user_id, ends_at)",
  ...enableRls("installer_booking"),
  forEachTenant(`insert into installer_booking
  with dated as (
    select job.tenant_id, job.id as job_id, job.number, job_installer.position, job_installer.user_id,
      (job.install_date + job_installer.start_time::time) at time zone location.time_zone as starts_at,
      case
        when job_installer.end_time <> '' then (job.install_date + job_installer.end_time::time) at time zone location.time_zone
        else (job.install_date + job_installer.start_time::time) at time zone location.time_zone + make_interval(mins => coalesce((job.install ->> 'duration')::int, 0))
      end as ends_at
    from job
    join job_installer on job_installer.tenant_id = job.tenant_id and job_installer.job_id = job.id
    join location on location.tenant_id = job.tenant_id and location.id = job.location_id
    join shop_user on shop_user.tenant_id = job_installer.tenant_id and shop_user.id = job_installer.user_id
    where job.install_date >= current_date - 1 and job_installer.start_time <> '' and job.credit is null
      and location.time_zone in (select name from pg_timezone_names)
  )
  select tenant_id, job_id, position, user_id, starts_at, ends_at, exists (
    select from dated as other
    where other.tenant_id = dated.tenant_id and other.user_id = dated.user_id and other.starts_at < dated.ends_at and dated.starts_at < other.ends_at
      and other.starts_at < other.ends_at and (other.number, other.position) < (dated.number, dated.position)
  )
  from dated where starts_at < ends_at`),
  `alter table installer_booking add constraint installer_booking_once
  exclude using gist (tenant_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&) where (not is_override)`
]
