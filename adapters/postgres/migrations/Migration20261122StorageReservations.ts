import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds storage reserved by pending uploads, counted against the shop's limit. */
export class Migration20261122StorageReservations extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table storage_reservation (
  tenant_id uuid not null,
  id uuid not null,
  bytes bigint not null,
  expires_at bigint not null,
  primary key (tenant_id, id)
)`,
  "alter table storage_reservation add constraint storage_reservation_bytes_counted check (bytes >= 0)",
  "alter table storage_reservation add constraint storage_reservation_tenant foreign key (tenant_id) references tenant (id) on delete cascade",
  ...enableRls("storage_reservation")
]
