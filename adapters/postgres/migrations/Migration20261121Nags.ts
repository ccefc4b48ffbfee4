import { Migration } from "@mikro-orm/migrations"

/** Adds the glass catalog: reference data without a tenant, on the list of global tables. */
export class Migration20261121Nags extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `create table glass_catalogue (
  name text not null,
  edition text not null,
  primary key (name)
)`,
  `create table glass_part (
  part_number text not null,
  base text not null,
  glass_type text not null,
  body jsonb not null,
  primary key (part_number)
)`,
  `create table glass_fit (
  make text not null,
  model text not null,
  body_style text not null,
  part_number text not null,
  first_year smallint not null,
  last_year smallint not null,
  primary key (make, model, body_style, part_number, first_year)
)`,
  "alter table glass_fit add constraint glass_fit_part_number foreign key (part_number) references glass_part (part_number)",
  "alter table glass_fit add constraint glass_fit_years check (first_year <= last_year)",
  "create index glass_part_base on glass_part (base)",
  "create index glass_fit_part on glass_fit (part_number)"
]
