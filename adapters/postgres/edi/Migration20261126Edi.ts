import { Migration } from "@mikro-orm/migrations"
import { tellingOf } from "../migrations/Migration20261125ShopEvents.ts"
import { enableRls } from "../migrations/enableRls.ts"

/** Adds EDI partners, EDI invoices and interchanges, with row-level security. */
export class Migration20261126Edi extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const oneOf = (column: string, values: ReadonlyArray<string>) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`

const networks = ["lynx", "safelite", "harmon", "gerber", "quest", "other"]
const states = [
  "draft",
  "ready",
  "queued",
  "sent",
  "acknowledged",
  "accepted",
  "rejected",
  "paid",
  "shortPaid",
  "overPaid",
  "credited"
]

const events = ["insert", "update", "delete"] as const

const statements = [
  `create table edi_partner (
  tenant_id uuid not null,
  network text not null,
  version int not null,
  account text not null,
  shop_id text not null,
  partner_id text not null,
  transport text not null,
  address text not null,
  user_name text not null,
  host_key text not null,
  is_test boolean not null,
  is_active boolean not null,
  since date not null,
  programs jsonb not null,
  secret text not null,
  last_control int not null default 0,
  primary key (tenant_id, network),
  constraint edi_partner_network_known ${oneOf("network", networks)},
  constraint edi_partner_transport_known ${oneOf("transport", ["https", "sftp"])}
)`,
  "alter table edi_partner add constraint edi_partner_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  ...enableRls("edi_partner"),
  `create table edi_invoice (
  tenant_id uuid not null,
  job_id uuid not null,
  network text not null,
  state text not null,
  invoice_number int not null,
  invoiced_on date not null,
  claimed bigint not null,
  paid bigint not null,
  control int null,
  findings jsonb not null,
  corrections jsonb not null,
  reason text not null,
  trouble text not null,
  state_at bigint not null,
  claimed_at bigint null,
  primary key (tenant_id, job_id),
  constraint edi_invoice_network_known ${oneOf("network", networks)},
  constraint edi_invoice_state_known ${oneOf("state", states)}
)`,
  "alter table edi_invoice add constraint edi_invoice_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table edi_invoice add constraint edi_invoice_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict",
  "create index edi_invoice_by_state on edi_invoice (tenant_id, state, invoiced_on, job_id)",
  "create index edi_invoice_by_number on edi_invoice (tenant_id, network, invoice_number)",
  "create index edi_invoice_open on edi_invoice (tenant_id, invoiced_on, job_id) where (state <> all (array['paid', 'overPaid', 'credited']))",
  ...enableRls("edi_invoice"),
  `create table edi_interchange (
  tenant_id uuid not null,
  id uuid not null,
  network text not null,
  is_ours boolean not null,
  kind text not null,
  control int not null,
  content text not null,
  job_id uuid null,
  at bigint not null,
  primary key (tenant_id, id),
  constraint edi_interchange_network_known ${oneOf("network", networks)}
)`,
  "alter table edi_interchange add constraint edi_interchange_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table edi_interchange add constraint edi_interchange_number unique (tenant_id, network, is_ours, control)",
  ...enableRls("edi_interchange"),
  `create table edi_entry (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  at bigint not null,
  what text not null,
  by_name text not null,
  text text not null,
  interchange_id uuid null,
  primary key (tenant_id, id)
)`,
  "alter table edi_entry add constraint edi_entry_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "create index edi_entry_by_job on edi_entry (tenant_id, job_id, id)",
  ...enableRls("edi_entry"),
  // An EDI invoice is part of its job, so its changes are reported as changes of the job.
  tellingOf({ table: "edi_invoice", kind: "job", id: "job_id", people: "'{}'::uuid[]", isPart: true, on: events }),
  ...events.map(
    (event) =>
      `create trigger tell_${event} after ${event} on edi_invoice referencing ${event === "delete" ? "old" : "new"} table as changed for each statement execute function tell_edi_invoice()`
  )
]
