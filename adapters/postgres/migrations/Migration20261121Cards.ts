import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds card payments: requests to the processor, its webhook events, failed payments and partial refunds. */
export class Migration20261121Cards extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table payment add column card jsonb null, add column decline text null, add column refunds jsonb null",
  "alter table payment drop constraint payment_status_known",
  "alter table payment add constraint payment_status_known check (status in ('pending', 'paid', 'failed', 'partlyRefunded', 'refunded'))",
  `create table card_charge (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  job_id uuid not null,
  payment_id uuid not null,
  key uuid not null,
  amount bigint not null,
  token text not null,
  asked_at bigint not null,
  processor_id text not null,
  is_settled boolean not null,
  primary key (tenant_id, id)
)`,
  "alter table card_charge add constraint card_charge_kind_known check (kind in ('payment', 'refund'))",
  "alter table card_charge add constraint card_charge_amount_above_nothing check (amount > 0)",
  "alter table card_charge add constraint card_charge_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table card_charge add constraint card_charge_payment foreign key (tenant_id, job_id, payment_id) references payment (tenant_id, job_id, id) on delete restrict",
  "create index card_charge_by_payment on card_charge (tenant_id, payment_id)",
  ...enableRls("card_charge"),
  `create table card_event (
  tenant_id uuid not null,
  id text not null,
  heard_at bigint not null,
  primary key (tenant_id, id)
)`,
  "alter table card_event add constraint card_event_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "create index card_event_heard on card_event (tenant_id, heard_at)",
  ...enableRls("card_event")
]
