import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds signatures on jobs' documents, append-only (the application's role has no right to change them). */
export class Migration20261121Signatures extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table signature (
  tenant_id uuid not null,
  job_id uuid not null,
  id uuid not null,
  at bigint not null,
  document text not null,
  content_hash text not null,
  signed_by text not null,
  taken_by_id uuid null,
  taken_by_name text not null,
  mark jsonb not null,
  primary key (tenant_id, job_id, id)
)`,
  "alter table signature add constraint signature_document_known check (document in ('quote', 'workorder', 'invoice'))",
  "alter table signature add constraint signature_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table signature add constraint signature_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict",
  ...enableRls("signature")
]
