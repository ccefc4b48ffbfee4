import { Migration } from "@mikro-orm/migrations"

/**
 * Checks that a job has the data of its stage: an invoice has its number and date, and only an invoice has a date and a
 * credit note. A job whose invoice was reopened keeps the number, which the first check rejected.
 */
export class Migration20261123JobStages extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  "alter table job drop constraint job_invoiced_has_number",
  `alter table job add constraint job_of_its_stage check (
    case when stage = 'invoice' then invoice_number is not null and invoiced_on is not null
    else invoiced_on is null and credit is null end
  )`
]
