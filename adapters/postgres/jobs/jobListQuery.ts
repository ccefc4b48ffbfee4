import type { AdjustmentKind } from "#domain/payments/Payment.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { balanceSql } from "./readJob.ts"
import { jobConditions } from "./jobConditions.ts"

/** The total of a kind of adjustment that is not reversed, in cents; most jobs have none. */
const standingSql = (kind: typeof AdjustmentKind.Type) =>
  `case when job.adjustments = '[]' then 0 else (select coalesce(sum((one ->> 'amount')::bigint), 0)::float8 from jsonb_array_elements(job.adjustments) as one where one ->> 'kind' = '${kind}' and one -> 'reversed' is null) end`

/** Query for a shop's jobs for the list, with the field names of `JobSummary`. */
export const jobListQuery = (search: JobSearch): ListQuery => {
  const { page: _, size: _size, cursor: _cursor, group: _group, stage: _stage, sort, descending, ...filters } = search
  return {
    table: "job",
    id: "job.id",
    select: `job.id, job.number, job.invoice_number as "invoiceNumber", job.stage, customer.customer_name as "customerName", job.vehicle_text as vehicle,
      coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as "installDate", job.parts_status as "partsStatus", job.total::float8 as total,
      (${balanceSql})::float8 as balance,
      coalesce(job.created_on, job.quoted_on)::text as "createdOn", coalesce(job.won_on::text, '') as "wonOn", coalesce(job.settled_on::text, '') as "settledOn", job.credit is not null as "isCredited", job.answer_kind as answer,
      (job.rework_of ->> 'number')::int as "reworkOf", job.rework_cause as "reworkCause", job.source, ${standingSql("allowance")} as allowed, ${standingSql("writeOff")} as "writtenOff",
      case when job.stage = 'quote' then job.lost_reason end as lost,
      coalesce((select btrim(concat_ws(' ', first_name, last_name)) from shop_user where tenant_id = job.tenant_id and id = job.salesperson_id), '') as salesperson`,
    join: "join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id",
    ...jobConditions(search),
    order: jobOrder(sort, descending),
    isPlainJson: true,
    isServed: Object.keys(filters).length === 0
  }
}

/** Newest number first by default; jobs without an install date always last. */
const jobOrder = (sort: JobSearch["sort"], descending = sort === undefined): ListOrder => {
  switch (sort) {
    case undefined:
    case "number":
      return { keys: ["job.number"], descending }
    case "total":
      return { keys: ["job.total", "job.id"], descending }
    case "installDate":
      return {
        keys: ["job.install_date", "job.id"],
        descending,
        legs: [{ where: "job.install_date is not null" }, { where: "job.install_date is null", rank: 1, nulls: 1 }]
      }
    case "customerName":
      return {
        keys: ["customer.sort_name", "customer.id", "job.number"],
        descending,
        join: "join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id",
        through: { table: "customer", on: "job.customer_id = customer.id", key: "job.number" }
      }
  }
}
