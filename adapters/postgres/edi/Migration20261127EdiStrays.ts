import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "../migrations/enableRls.ts"

/** Adds storage for partner files that could not be matched, with row-level security. */
export class Migration20261127EdiStrays extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table edi_stray (
  tenant_id uuid not null,
  id uuid not null,
  network text not null,
  reason text not null,
  at bigint not null,
  detail text not null,
  file_name text not null,
  size int not null,
  content text not null,
  job_id uuid null,
  invoice_number text not null,
  amount bigint not null,
  trace text not null,
  settled_at bigint null,
  settled_by text not null default '',
  note text not null default '',
  primary key (tenant_id, id),
  constraint edi_stray_network_known check (network in ('lynx', 'safelite', 'harmon', 'gerber', 'quest', 'other'))
)`,
  "alter table edi_stray add constraint edi_stray_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "create unique index edi_stray_file on edi_stray (tenant_id, network, file_name, md5(content)) where (file_name <> '')",
  "create index edi_stray_waiting on edi_stray (tenant_id, at, id) where (settled_at is null)",
  "create index edi_stray_settled on edi_stray (tenant_id, settled_at, id) where (settled_at is not null)",
  ...enableRls("edi_stray")
]
