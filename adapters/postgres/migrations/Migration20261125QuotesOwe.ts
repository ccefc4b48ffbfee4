import { Migration } from "@mikro-orm/migrations"
import { forEachTenant } from "./forEachTenant.ts"

/**
 * A quote's total is not owed. For existing quotes, the balance now contains only prepayments, as a negative amount,
 * and none is unpaid.
 */
export class Migration20261125QuotesOwe extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const shares =
  "(coalesce((totals ->> 'insurerShare')::bigint, 0::bigint) + coalesce((totals ->> 'customerShare')::bigint, 0::bigint))"

const statements = [
  forEachTenant(`update job set balance = -coalesce((
      select sum(amount_received - (
        select coalesce(sum((refund ->> 'amount')::bigint), 0) from jsonb_array_elements(coalesce(refunds, '[]')) as refund
        where coalesce(refund ->> 'status', 'refunded') = 'refunded'
      ))
      from payment where payment.tenant_id = job.tenant_id and payment.job_id = job.id and status in ('paid', 'partlyRefunded')
    ), 0)
    where stage = 'quote'`),
  `alter table job alter column payment_state set expression as (
    case
      when stage = 'quote' then null
      when balance > 0 then case when credit is null and balance < ${shares} then 'partlyPaid' else 'unpaid' end
      when credit is null and ${shares} > 0 then 'paid'
    end)`
]
