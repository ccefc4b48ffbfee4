import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/**
 * Adds the data of the public quote page: hours held by visitors, requests by their client-generated ids, and step
 * counts; and the quote that a mail to the shop's people is about.
 */
export class Migration20261125PublicQuotes extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table quote_hold (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  starts_at bigint not null,
  ends_at bigint not null,
  expires_at bigint not null,
  primary key (tenant_id, id)
)`,
  "alter table quote_hold add constraint quote_hold_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table quote_hold add constraint quote_hold_user foreign key (tenant_id, user_id) references shop_user (tenant_id, id) on delete cascade",
  "create index quote_hold_by_end on quote_hold (tenant_id, expires_at)",
  `create table quote_request (
  tenant_id uuid not null,
  id uuid not null,
  at bigint not null,
  job_id uuid null,
  primary key (tenant_id, id)
)`,
  "alter table quote_request add constraint quote_request_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "create index quote_request_by_time on quote_request (tenant_id, at)",
  `create table quote_step (
  tenant_id uuid not null,
  day date not null,
  step text not null,
  count int not null,
  primary key (tenant_id, day, step)
)`,
  "alter table quote_step add constraint quote_step_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  ...enableRls("quote_hold"),
  ...enableRls("quote_request"),
  ...enableRls("quote_step"),
  "alter table outbox add column quote jsonb null",
  "alter table outbox drop constraint outbox_kind_known",
  `alter table outbox add constraint outbox_kind_known check (kind in (${[
    "resetLink",
    "passwordChanged",
    "newDevice",
    "secondStepChanged",
    "secondStepReset",
    "manyTries",
    "manyCodes",
    "quoteAsked",
    "quoteMoved",
    "quoteCanceled"
  ]
    .map((kind) => `'${kind}'`)
    .join(", ")}))`
]
