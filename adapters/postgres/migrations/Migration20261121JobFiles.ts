import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds photos and documents of jobs. Their content is in the stored files, which may now be documents. */
export class Migration20261121JobFiles extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table stored_file drop constraint stored_file_type_known",
  "alter table stored_file add constraint stored_file_type_known check (type in ('image/jpeg', 'image/png', 'application/pdf', 'application/msword'))",
  `create table job_file (
  tenant_id uuid not null,
  job_id uuid not null,
  id uuid not null,
  place text not null,
  name text not null,
  type text not null,
  size int not null,
  at bigint not null,
  by_id uuid null,
  by_name text not null,
  content_id uuid not null,
  thumbnail_id uuid null,
  deleted_at bigint null,
  primary key (tenant_id, job_id, id)
)`,
  "alter table job_file add constraint job_file_place_known check (place in ('attachment', 'full', 'rvmirror', 'front', 'back', 'front-rv', 'back-rv', 'misc-1', 'misc-2'))",
  "alter table job_file add constraint job_file_tenant foreign key (tenant_id) references tenant (id) on delete restrict",
  "alter table job_file add constraint job_file_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict",
  "alter table job_file add constraint job_file_content foreign key (tenant_id, content_id) references stored_file (tenant_id, id) on delete restrict",
  "alter table job_file add constraint job_file_thumbnail foreign key (tenant_id, thumbnail_id) references stored_file (tenant_id, id) on delete restrict",
  "create index job_file_by_content on job_file (tenant_id, content_id)",
  "create index job_file_by_thumbnail on job_file (tenant_id, thumbnail_id)",
  ...enableRls("job_file")
]
