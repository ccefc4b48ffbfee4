import type { Customer } from "#domain/customers/Customer.ts"
import { insurerKey, namesOf } from "#domain/insurers/Insurer.ts"
import { sourcesOf } from "#domain/jobs/jobCodes.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type JobSearch, plateKey } from "#domain/jobs/JobSearch.ts"
import { settledOn } from "#domain/jobs/completeDraft.ts"
import { paymentState } from "#domain/payments/balance.ts"
import { hasText, isShortText } from "#domain/shared/textSearch.ts"
import { companyKey, insurersOf, insurerWith } from "./claimInsurer.ts"
import { matchesCustomer } from "#domain/customers/matchesCustomer.ts"
import type { ShopTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"
import { vehicleText } from "./summaryOf.ts"

/**
 * Returns the jobs that match a search, in its order: newest number first by default; jobs without an install date come
 * after those with one.
 */
export const searchJobs = (jobs: ReadonlyArray<Job>, shelf: ShopTables, search: JobSearch): ReadonlyArray<Job> => {
  const { customers } = shelf
  const text = search.text?.trim() ?? ""
  const companies = search.insurer === undefined ? undefined : companiesOf(shelf, search.insurer)
  const found = sorted(
    jobs.filter(
      (job) =>
        isOfKind(job, customers.get(job.customerId), search) &&
        (companies === undefined || companies.has(companyKey(job))) &&
        matchesText(job, customers.get(job.customerId), text)
    ),
    (job) => keysOf[search.sort ?? "number"](job),
    search.descending ?? search.sort === undefined
  )
  const isOpen = ({ install }: Job) => search.sort === "installDate" && install.date === ""
  return [...found.filter((job) => !isOpen(job)), ...found.filter(isOpen)]
}

/** Returns the claim insurer names that match a name: the name itself plus all names of the insurer it belongs to. */
const companiesOf = (shelf: ShopTables, name: string): ReadonlySet<string> => {
  const insurer = insurerWith(insurersOf(shelf), insurerKey(name))
  return new Set(
    [name.trim().toLowerCase(), ...(insurer === undefined ? [] : namesOf(insurer).map(insurerKey))].filter(
      (key) => key !== ""
    )
  )
}

/** Returns whether a job matches all of a search's filters except text and insurer. */
const isOfKind = (job: Job, customer: Customer | undefined, search: JobSearch): boolean => {
  const {
    numbered,
    stage,
    partsStatus,
    unpaid,
    payment,
    locationId,
    installerId,
    salesperson,
    salespersonId,
    answer,
    lost,
    lostReason,
    rework,
    reworkCause,
    source
  } = search
  return (
    (numbered === undefined || job.number === numbered || job.invoiceNumber === numbered) &&
    (stage === undefined || job.stage === stage) &&
    (partsStatus === undefined || job.partsStatus === partsStatus) &&
    (unpaid === undefined || (job.stage !== "quote" && job.balance > 0) === unpaid) &&
    (payment === undefined || paymentState(job) === payment) &&
    (locationId === undefined || job.locationId === locationId) &&
    (installerId === undefined || job.install.installers.some(({ userId }) => userId === installerId)) &&
    (salespersonId === undefined || job.salespersonId === salespersonId) &&
    (salesperson === undefined || customer?.salesRepresentative === salesperson) &&
    (lost === undefined || (lostOf(job) !== null) === lost) &&
    (lostReason === undefined || lostOf(job)?.reason === lostReason) &&
    (rework === undefined || (job.reworkOf !== null) === rework) &&
    (reworkCause === undefined || job.reworkOf?.cause === reworkCause) &&
    (source === undefined || sourcesOf(source).includes(job.source)) &&
    isWithin(lostOf(job)?.on ?? "", search.lostFrom, search.lostTo) &&
    (answer === undefined || (job.answer?.kind ?? "none") === answer) &&
    isWithin(job.install.date, search.installFrom, search.installTo) &&
    isWithin(job.quotedOn, search.quotedFrom, search.quotedTo) &&
    isWithin(job.stage === "invoice" ? job.invoicedOn : "", search.invoicedFrom, search.invoicedTo) &&
    isWithin(job.createdOn, search.createdFrom, search.createdTo) &&
    isWithin(job.wonOn, search.wonFrom, search.wonTo) &&
    isWithin(settledOn(job), search.settledFrom, search.settledTo)
  )
}

const lostOf = (job: Job) => (job.stage === "quote" ? job.lost : null)

const isWithin = (day: string, from: string | undefined, to: string | undefined) =>
  (from === undefined && to === undefined) ||
  (day !== "" && (from === undefined || day >= from) && (to === undefined || day <= to))

const matchesText = (
  { number, invoiceNumber, vehicle, insurance }: Job,
  customer: Customer | undefined,
  text: string
) =>
  [number, invoiceNumber].some((one) => (isShortText(text) ? hasText(`${one ?? ""}`, text) : String(one) === text)) ||
  (customer !== undefined && matchesCustomer(customer, text)) ||
  [
    vehicle.vin,
    vehicle.plate,
    plateKey(vehicle.plate),
    insurance?.claimNumber ?? "",
    insurance?.dispatchNumber ?? "",
    insurance?.referralNumber ?? "",
    vehicleText(vehicle)
  ].some((field) => hasText(field, text))

/** The last key is unique to the job. */
const keysOf = {
  number: ({ number }: Job) => [number],
  installDate: ({ id, install }: Job) => [install.date, id],
  customerName: ({ customerId, customerName, number }: Job) => [customerName, customerId, number],
  total: ({ id, totals }: Job) => [totals.total, id]
}
