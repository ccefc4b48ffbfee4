import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"
import { jobsSought } from "./jobsSought.ts"

const columns = {
  number: "job.number",
  installDate: "job.install_date",
  customerName: "customer.sort_name",
  total: "job.total"
} as const

/** A shop's jobs as its list asks for them, in the words of `JobSummary`; open install dates come last either way. */
export const jobListQuery = (search: JobSearch): ListQuery => {
  const { sort, descending = sort === undefined, page, size } = search
  const order = descending ? "desc" : "asc"
  const open = sort === "installDate" ? " nulls last" : ""
  return {
    select: `job.id, job.number, job.invoice_number as "invoiceNumber", job.stage, customer.customer_name as "customerName", job.vehicle_text as vehicle,
      coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as "installDate", job.parts_status as "partsStatus", job.total::float8 as total,
      job.balance::float8 as balance, job.answer_kind as answer`,
    from: "job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id",
    counted: "job",
    ...jobsSought(search),
    orderBy: `${columns[sort ?? "number"]} ${order}${open}, job.id ${order}`,
    page,
    size
  }
}

/** The order of that list by keys that are never null: an open install date is after all days, or before them when turned round. */
export const jobOrder = ({ sort = "number", descending }: Pick<JobSearch, "sort" | "descending">): OrderKeys => {
  const isTurned = descending ?? sort === "number"
  const key = sort === "installDate" ? `coalesce(job.install_date, '${isTurned ? "-infinity" : "infinity"}'::date)` : columns[sort]
  return { keys: [key, "job.id"], descending: isTurned }
}
