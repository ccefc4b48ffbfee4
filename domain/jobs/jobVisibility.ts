import { Effect } from "effect"
import { CurrentUser, type SignedInUser, requireUser } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { isInstallerOnly } from "#domain/access/hasAccess.ts"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { ListGroup } from "#domain/lists/ListGroup.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { savesIfKnown } from "#domain/shared/RecordSave.ts"
import { traced } from "#domain/shared/traced.ts"
import { isJob, type Job, withFields } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import type { JobSearch, JobSummary } from "./JobSearch.ts"
import type { JobWork } from "./JobWork.ts"
import { Jobs } from "./Jobs.ts"
import { JobChanged, JobNotFound } from "./jobFailures.ts"

type Person = Pick<SignedInUser, "id" | "roles">

/** Roles that may see the shop's costs. */
const buyers: ReadonlyArray<Role> = ["owner", "admin", "billing", "sales"]

/**
 * Returns how much of a job a user may see (Z4): everything (`all`), everything but the shop's costs (`prices`), or,
 * for users who are only installers, their own jobs without amounts (`work`). The single policy for API endpoints,
 * files and documents.
 */
export const jobAccessLevel = (person: Pick<Person, "roles">): "all" | "prices" | "work" =>
  isInstallerOnly(person) ? "work" : person.roles.some((role) => buyers.includes(role)) ? "all" : "prices"

/** Whether a user may see a job at all. Users who are only installers see the jobs assigned to them. */
export const canSeeJob = (person: Person, { install }: Pick<Job, "install">): boolean =>
  jobAccessLevel(person) !== "work" || install.installers.some(({ userId }) => userId === person.id)

/** Returns the job without the shop's costs if the user may not see them. */
export const redactJob = <J extends Job>(person: Pick<Person, "roles">, job: J): J =>
  jobAccessLevel(person) === "all"
    ? job
    : withFields(job, { lines: job.lines.map(({ cost: _, ...line }) => line) }, { disableChecks: true })

/** Returns a job as shown to its installers. */
export const toJobWork = (
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
 * Restricts a search to what the user may see. Users who are only installers get their own jobs, and cannot sort,
 * filter or group by amounts or payer.
 */
export const restrictSearch = (person: Person, search: JobSearch): JobSearch => {
  if (jobAccessLevel(person) !== "work") return search
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

/** Returns a list row with the fields the user may not see removed. */
export const redactJobRow = (person: Pick<Person, "roles">, row: JobSummary): JobSummary => {
  if (jobAccessLevel(person) !== "work") return row
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

/**
 * Returns a job with the fields the current user may not see removed; fails with `JobNotFound` if they may not see the
 * job at all.
 */
export const getVisibleJob = traced("getVisibleJob")(function* ({ id }: { readonly id: JobId }) {
  return yield* toVisibleJob(yield* (yield* Jobs).get(id))
})

/** Returns an already loaded job as visible to the current user. */
export const toVisibleJob = traced("toVisibleJob")(function* (job: Job) {
  const person = yield* requireUser
  if (!canSeeJob(person, job)) return yield* new JobNotFound({ id: job.id })
  if (jobAccessLevel(person) !== "work") return redactJob(person, job)
  const customer = yield* (yield* Customers).get(job.customerId).pipe(Effect.orDie)
  return toJobWork(job, customer)
})

/** Returns the jobs visible to the current user, with the fields they may not see removed. */
export const listVisibleJobs = traced("listVisibleJobs")(function* (search: JobSearch) {
  const person = yield* requireUser
  const { items, ...page } = yield* (yield* Jobs).list(restrictSearch(person, search))
  return { items: items.map((row) => redactJobRow(person, row)), ...page }
})

/** Wraps a handler that returns or fails with a job, and removes the fields the current user may not see (Z4). */
export const withRedactedJobs = <R>({ endpoint, run }: Handler<R>): Handler<R | CurrentUser> => ({
  endpoint,
  run: (input) =>
    Effect.flatMap(CurrentUser, (user) => {
      const work = run(input)
      return user === undefined
        ? work
        : work.pipe(
            Effect.map((output) => (isJob(output) ? redactJob(user, output) : output)),
            Effect.mapError((failure) => masked(user, failure))
          )
    })
})

const masked = (user: SignedInUser, failure: unknown) =>
  failure instanceof JobChanged
    ? new JobChanged({ current: redactJob(user, failure.current), ...savesIfKnown(failure.saves) })
    : failure

/**
 * Loads the job that related records (such as files) belong to, or fails with `JobNotFound` if the current user may not
 * see it. The caller decides which fields to expose.
 */
export const requireVisibleJob = Effect.fn("requireVisibleJob")(function* (id: JobId) {
  const job = yield* (yield* Jobs).get(id)
  return canSeeJob(yield* requireUser, job) ? job : yield* new JobNotFound({ id })
})

/** Adds to a version conflict who recently changed which fields, without those the current user may not see. */
export const explainConflict = Effect.fn("explainConflict")(function* ({ current }: JobChanged) {
  const { items } = yield* (yield* JobChanges).list(current.id, { kind: "changed" })
  const isAll = jobAccessLevel(yield* requireUser) === "all"
  const saves = items.flatMap(({ at, by, what }) => {
    const paths = what._tag === "changed" ? what.fields.map(({ path }) => path) : []
    const fields = paths.filter((path) => isAll || !path.endsWith(".cost"))
    return fields.length === 0 ? [] : [{ at, by: by?.name ?? "", fields }]
  })
  return yield* new JobChanged({ current, saves })
})
