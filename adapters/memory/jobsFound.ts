import type { Customer, CustomerId } from "#domain/customers/Customer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { contains } from "./contains.ts"
import { namesCustomer } from "./namesCustomer.ts"
import { sorted } from "./sorted.ts"

/** The jobs a list asks for, in its order: the newest number first unless asked otherwise, open install dates after the known ones. */
export const jobsFound = (jobs: ReadonlyArray<Job>, customers: ReadonlyMap<CustomerId, Customer>, search: JobSearch): ReadonlyArray<Job> => {
  const text = search.text?.trim() ?? ""
  return sorted(
    jobs.filter((job) => isOfKind(job, search) && isSought(job, customers.get(job.customerId), text)),
    (job) => [sortKey[search.sort ?? "number"](job), job.number],
    search.descending ?? search.sort === undefined
  )
}

const isOfKind = (job: Job, { stage, partsStatus, unpaid }: JobSearch) =>
  (stage === undefined || job.stage === stage) &&
  (partsStatus === undefined || job.partsStatus === partsStatus) &&
  (unpaid === undefined || (job.balance > 0) === unpaid)

const isSought = ({ number, invoiceNumber, vehicle, insurance }: Job, customer: Customer | undefined, text: string) =>
  String(number) === text || String(invoiceNumber) === text ||
  (customer !== undefined && namesCustomer(customer, text)) ||
  [vehicle.vin, vehicle.plate, insurance?.claimNumber ?? ""].some((field) => contains(field, text))

const sortKey = {
  number: ({ number }: Job) => number,
  installDate: ({ install }: Job) => install.date || "9999",
  customerName: ({ customerName }: Job) => customerName,
  total: ({ totals }: Job) => totals.total
}
