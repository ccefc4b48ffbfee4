import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/**
 * Keeps a job reminder's customer in sync with the job, however the job is reassigned, so that lists need only the
 * reminder. A reminder whose job is deleted keeps its customer.
 */
export class Migration20261129ReminderCustomers extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  // Locks the job until the reminder is saved. Otherwise the job could be reassigned concurrently without updating the
  // reminder.
  `create or replace function keep_customer_of_job() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare customer_now uuid;
begin
  select job.customer_id into customer_now from job where job.tenant_id = new.tenant_id and job.id = new.job_id for share;
  new.customer_id := coalesce(customer_now, new.customer_id);
  return new;
end $$`,
  `create or replace function give_reminders() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  update reminder set customer_id = new.customer_id
  where tenant_id = new.tenant_id and job_id = new.id and customer_id is distinct from new.customer_id;
  return null;
end $$`,
  "create trigger keep_customer_of_job before insert on reminder for each row when (new.job_id is not null) execute function keep_customer_of_job()",
  `create trigger keep_customer_of_job_later before update on reminder for each row
  when (new.job_id is not null and (old.job_id, old.customer_id) is distinct from (new.job_id, new.customer_id))
  execute function keep_customer_of_job()`,
  "create trigger give_reminders after update on job for each row when (old.customer_id <> new.customer_id) execute function give_reminders()",
  // A restored quote has a version above 1.
  "create trigger give_reminders_back after insert on job for each row when (new.version > 1) execute function give_reminders()",
  forEachTenant(`update reminder set customer_id = job.customer_id from job
    where job.tenant_id = reminder.tenant_id and job.id = reminder.job_id and job.customer_id is distinct from reminder.customer_id`)
]
