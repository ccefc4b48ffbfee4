import { Effect } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { isInstallerOnly } from "#domain/access/mayEnter.ts"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { ListGroup } from "#domain/lists/ListGroup.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { savesGiven } from "#domain/shared/RecordSave.ts"
import { traced } from "#domain/shared/traced.ts"
import { isJob, type Job, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import type { JobSearch, JobSummary } from "./JobSearch.ts"
import type { JobWork } from "./JobWork.ts"
import { Jobs } from "./Jobs.ts"
import { JobChanged, JobNotFound } from "./jobFailures.ts"

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

/** Whoever asks. The calls of jobs are never answered to nobody. */
export const asker = Effect.map(CurrentUser, (user) => user!)

/** A job as whoever asks sees it; what they may not see is not there for them. */
export const seeJob = traced("seeJob")(function* ({ id }: { readonly id: JobId }) {
  return yield* shown(yield* (yield* Jobs).get(id))
})

/** A job that was read, as whoever asks sees it. */
export const shown = traced("shown")(function* (job: Job) {
  const person = yield* asker
  if (!sees(person, job)) return yield* new JobNotFound({ id: job.id })
  if (sightOf(person) !== "work") return seenBy(person, job)
  const customer = yield* (yield* Customers).get(job.customerId).pipe(Effect.orDie)
  return workOf(job, customer)
})

/** The jobs whoever asks may see, as they see them. */
export const seeJobs = traced("seeJobs")(function* (search: JobSearch) {
  const person = yield* asker
  const { items, ...page } = yield* (yield* Jobs).list(searchFor(person, search))
  return { items: items.map((row) => rowSeenBy(person, row)), ...page }
})

/**
 * Whatever call answers with a job, or with what stands instead: without what the asker may not see of it
 * (Z4).
 */
export const inSight = <R>({ endpoint, run }: Handler<R>): Handler<R | CurrentUser> => ({
  endpoint,
  run: (input) =>
    Effect.flatMap(CurrentUser, (user) => {
      const work = run(input)
      return user === undefined
        ? work
        : work.pipe(
            Effect.map((output) => (isJob(output) ? seenBy(user, output) : output)),
            Effect.mapError((failure) => masked(user, failure))
          )
    })
})

const masked = (user: SignedInUser, failure: unknown) =>
  failure instanceof JobChanged
    ? new JobChanged({ current: seenBy(user, failure.current), ...savesGiven(failure.saves) })
    : failure

/**
 * A job for what hangs on it, such as files: not there for those who do not see it. What of it may be told, the caller
 * decides.
 */
export const jobInSight = Effect.fn("jobInSight")(function* (id: JobId) {
  const job = yield* (yield* Jobs).get(id)
  return sees(yield* asker, job) ? job : yield* new JobNotFound({ id })
})

/** Adds who changed what of the job lately to the refusal of an older version, without what the asker may not see. */
export const tellSaves = Effect.fn("tellSaves")(function* ({ current }: JobChanged) {
  const { items } = yield* (yield* JobChanges).list(current.id, { kind: "changed" })
  const isAll = sightOf(yield* asker) === "all"
  const saves = items.flatMap(({ at, by, what }) => {
    const paths = what._tag === "changed" ? what.fields.map(({ path }) => path) : []
    const fields = paths.filter((path) => isAll || !path.endsWith(".cost"))
    return fields.length === 0 ? [] : [{ at, by: by?.name ?? "", fields }]
  })
  return yield* new JobChanged({ current, saves })
})
