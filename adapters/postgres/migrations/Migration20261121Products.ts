import { Migration } from "@mikro-orm/migrations"
import { enableRls } from "./enableRls.ts"

/** Adds products, and makes short ids of locations unique. */
export class Migration20261121Products extends Migration {
  override up() {
    for (const statement of [...statements, ...enableRls("product_category"), ...enableRls("product")])
      this.addSql(statement)
  }
}

const statements = [
  `create table product_category (
  tenant_id uuid not null references tenant (id) on delete restrict,
  id uuid not null,
  version int not null,
  category_name text not null,
  sort_name text collate "und-x-icu" not null,
  description text not null,
  created_date bigint not null,
  primary key (tenant_id, id),
  constraint product_category_one_per_name unique (tenant_id, sort_name)
)`,
  `create table product (
  tenant_id uuid not null references tenant (id) on delete restrict,
  id uuid not null,
  version int not null,
  product_code text not null,
  sort_code text collate "und-x-icu" not null,
  description text not null,
  sort_description text collate "und-x-icu" not null,
  category_id uuid null,
  product_type text not null,
  tax_type text not null,
  unit_of_measure text not null,
  list_price bigint not null,
  notes text not null,
  require_stock_before_invoice boolean not null,
  track_inventory boolean not null,
  primary key (tenant_id, id),
  constraint product_one_per_code unique (tenant_id, sort_code),
  constraint product_category_id foreign key (tenant_id, category_id) references product_category (tenant_id, id) on delete restrict,
  constraint product_list_price_is_one check (list_price >= 0),
  constraint product_tax_type_known check (tax_type in ('parts', 'labor', 'notTaxed')),
  constraint product_counts_what_it_requires check (track_inventory or not require_stock_before_invoice)
)`,
  "create index product_by_category on product (tenant_id, category_id)",
  `create unique index location_one_per_short_id on location (tenant_id, lower(location_short_id collate "und-x-icu"))`
]
