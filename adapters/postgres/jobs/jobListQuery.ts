import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import type { ListQuery } from "../pageOf.ts"

const columns = {
  number: "job.number",
  installDate: "job.install_date",
  customerName: "customer.sort_name",
  total: "job.total"
} as const

/** A shop's jobs as its list asks for them; open install dates come last either way. */
export const jobListQuery = ({ text = "", stage, partsStatus, unpaid, sort, descending = sort === undefined, page, size }: JobSearch): ListQuery => {
  const order = descending ? "desc" : "asc"
  const open = sort === "installDate" ? " nulls last" : ""
  return {
    select: `job.id, job.number, job.invoice_number, job.stage, customer.customer_name, job.vehicle_text,
      coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as install_date, job.parts_status, job.total::float8 as total, job.balance::float8 as balance`,
    from: "job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id",
    where: [
      ...stage === undefined ? [] : [{ sql: "job.stage = ?", values: [stage] }],
      ...partsStatus === undefined ? [] : [{ sql: "job.parts_status = ?", values: [partsStatus] }],
      ...unpaid === undefined ? [] : [{ sql: unpaid ? "job.balance > 0" : "job.balance <= 0", values: [] }],
      ...text.trim() === "" ? [] : [{ sql: "job.id in (select found from find_jobs(?))", values: [text.trim()] }]
    ],
    orderBy: `${columns[sort ?? "number"]} ${order}${open}, job.id ${order}`,
    page,
    size
  }
}

/** A row of that list in the domain's words. */
export const toSummary = (row: Readonly<Record<string, unknown>>): JobSummary => ({
  id: row["id"],
  number: row["number"],
  invoiceNumber: row["invoice_number"],
  stage: row["stage"],
  customerName: row["customer_name"],
  vehicle: row["vehicle_text"],
  installDate: row["install_date"],
  partsStatus: row["parts_status"],
  total: row["total"],
  balance: row["balance"]
} as JobSummary)
