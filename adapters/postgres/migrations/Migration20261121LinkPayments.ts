import { Migration } from "@mikro-orm/migrations"

/** Lets customers pay through their links: what a link requests, and through which link a payment came. */
export class Migration20261121LinkPayments extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table job_link add column asks jsonb not null default '{"_tag":"nothing"}'`,
  "alter table job_link alter column asks drop default",
  "alter table payment add column link_id uuid null",
  "create index payment_by_link on payment (tenant_id, link_id) where link_id is not null",
  "alter table payment add constraint payment_link foreign key (tenant_id, link_id) references job_link (tenant_id, id) on delete restrict"
]
