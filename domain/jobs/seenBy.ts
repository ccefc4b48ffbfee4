import type { Customer } from "#domain/customers/Customer.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { ListGroup } from "#domain/lists/ListGroup.ts"
import { isInstallerOnly } from "#domain/access/mayEnter.ts"
import type { Role } from "#domain/access/Role.ts"
import { type Job, withFacts } from "./Job.ts"
import type { JobSearch, JobSummary } from "./JobSearch.ts"
import type { JobWork } from "./JobWork.ts"

type Person = Pick<SignedInUser, "id" | "roles">

/** Who may know what the shop pays. */
const buyers: ReadonlyArray<Role> = ["owner", "admin", "billing", "sales"]

/**
 * How much of a job a person sees (Z4): all of it; all but what the shop pays; or, for those who only install,
 * their own work without money. The one policy: calls, files and papers ask here.
 */
export const sightOf = (person: Pick<Person, "roles">): "all" | "prices" | "work" =>
  isInstallerOnly(person) ? "work" : person.roles.some((role) => buyers.includes(role)) ? "all" : "prices"

/** Whether a person sees a job at all: those who only install see what is theirs to install. */
export const sees = (person: Person, { install }: Pick<Job, "install">): boolean =>
  sightOf(person) !== "work" || install.installers.some(({ userId }) => userId === person.id)

/** A job without what the shop pays, for those who may not know it. */
export const seenBy = <J extends Job>(person: Pick<Person, "roles">, job: J): J =>
  sightOf(person) === "all"
    ? job
    : withFacts(job, { lines: job.lines.map(({ cost: _, ...line }) => line) }, { disableChecks: true })

/** A job as its installer sees it. */
export const workOf = (
  job: Job,
  customer: Pick<Customer, "phoneNumbers" | "billingAddress" | "shippingAddress">
): JobWork => {
  const { id, version, number, stage, customerName, locationId, vehicle, install, partsStatus, lines } = job
  const { reworkOf, reworks } = job
  const home = customer.shippingAddress ?? customer.billingAddress
  return {
    id,
    version,
    number,
    stage,
    customerName,
    phoneNumbers: customer.phoneNumbers,
    locationId,
    vehicle,
    install,
    reworkOf,
    reworks,
    partsStatus,
    lines,
    address: install.repairLocation === "mobile" ? (install.address ?? home) : null
  }
}

/**
 * What a person's search may ask: those who only install get their own jobs, and cannot sort, choose or group by money
 * or by who pays.
 */
export const searchFor = (person: Person, search: JobSearch): JobSearch => {
  if (sightOf(person) !== "work") return search
  const {
    unpaid: _,
    payment: _payment,
    insurer: _insurer,
    salesperson: _salesperson,
    salespersonId: _salespersonId,
    lost: _lost,
    lostReason: _lostReason,
    lostFrom: _lostFrom,
    lostTo: _lostTo,
    settledFrom: _settledFrom,
    settledTo: _settledTo,
    invoicedFrom: _from,
    invoicedTo: _to,
    sort,
    group,
    ...rest
  } = search
  return {
    ...rest,
    ...(sort === undefined || sort === "total" ? {} : { sort }),
    ...(group === undefined || group === "payment" || group === "insurer" ? {} : { group }),
    installerId: person.id
  }
}

/** A row of a list as a person sees it. */
export const rowSeenBy = (person: Pick<Person, "roles">, row: JobSummary): JobSummary => {
  if (sightOf(person) !== "work") return row
  const {
    total: _,
    balance: _balance,
    salesperson: _salesperson,
    settledOn: _settledOn,
    allowed: _allowed,
    writtenOff: _writtenOff,
    group,
    ...rest
  } = row
  return {
    ...rest,
    ...(group === undefined ? {} : { group: withoutMoney(group) }),
    invoiceNumber: null,
    isCredited: false,
    lost: null
  }
}

const withoutMoney = ({ total: _, balance: _balance, ...group }: ListGroup): ListGroup => group
