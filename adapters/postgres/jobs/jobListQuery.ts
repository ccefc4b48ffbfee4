import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"
import { jobGroup } from "./jobGroups.ts"
import { jobsSought } from "./jobsSought.ts"

const columns = {
  number: "job.number",
  installDate: "job.install_date",
  customerName: "customer.sort_name",
  total: "job.total"
} as const

/** A shop's jobs as its list asks for them, in the words of `JobSummary`; open install dates come last either way. */
export const jobListQuery = (search: JobSearch, isCounted = true): ListQuery => {
  const { sort, descending = sort === undefined, page, size } = search
  const order = descending ? "desc" : "asc"
  const group = jobGroup(search.group, isCounted)
  const open = sort === "installDate" ? " nulls last" : ""
  return {
    select: `job.id, job.number, job.invoice_number as "invoiceNumber", job.stage, customer.customer_name as "customerName", job.vehicle_text as vehicle,
      coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as "installDate", job.parts_status as "partsStatus", job.total::float8 as total,
      job.balance::float8 as balance, job.credit is not null as "isCredited", job.answer_kind as answer${group.select}`,
    from: `job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id ${group.join}`,
    counted: "job",
    ...jobsSought(search),
    orderBy: `${group.place === undefined ? "" : `${group.place}, `}${columns[sort ?? "number"]} ${order}${open}, job.id ${order}`,
    page,
    size
  }
}

/** The order of that list by keys that are never null: an open install date is after all days, or before them when turned round. */
export const jobOrder = ({ sort = "number", descending, group }: Pick<JobSearch, "sort" | "descending" | "group">): OrderKeys => {
  const isTurned = descending ?? sort === "number"
  const key = sort === "installDate" ? `coalesce(job.install_date, '${isTurned ? "-infinity" : "infinity"}'::date)` : columns[sort]
  return { group: jobGroup(group, false).place, keys: [key, "job.id"], descending: isTurned }
}
