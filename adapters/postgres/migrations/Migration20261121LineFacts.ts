import { Migration } from "@mikro-orm/migrations"

/**
 * Adds all fields of a row of the parts estimate (spec §3), and an id for every line. The fields are empty on older
 * lines.
 */
export class Migration20261121LineFacts extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const texts = [
  "manufacturer",
  "distributor",
  "edi_part_number",
  "dot_number",
  "availability",
  "labor_code",
  "adhesive_manufacturer",
  "adhesive_lot",
  "discount_note"
]

const statements = [
  `alter table estimate_line
  add column id uuid not null default uuidv7(),
  add column parent_id uuid null,
  add column status text not null default 'quoted',
  add column adhesive_expiry date null,
  ${texts.map((name) => `add column ${name} text not null default ''`).join(",\n  ")}`,
  "alter table estimate_line add constraint estimate_line_status_known check (status in ('quoted', 'ordered', 'received', 'returned', 'installed'))"
]
