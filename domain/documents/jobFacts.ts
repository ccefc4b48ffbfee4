import { Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { CustomerTraces } from "#domain/customers/CustomerTraces.ts"
import type { CreditNote } from "#domain/jobs/CreditNote.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Signature } from "#domain/signatures/Signature.ts"
import type { SignedChange } from "#domain/signatures/SignedChange.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"

/**
 * What a job's papers and messages are written from, but for the reader's language. `isLocked`: nobody changes the job
 * until the call is done.
 */
export const jobFacts = Effect.fn("jobFacts")(function* (
  id: JobId,
  { isLocked = false }: { readonly isLocked?: boolean } = {}
) {
  // First: the directory is asked outside the shop's transaction, which must hold nothing meanwhile.
  const known = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (known === undefined) return yield* Effect.die(new Error("the shop is not there"))
  const jobs = yield* Jobs
  return yield* factsAround(yield* isLocked ? jobs.open(id) : jobs.get(id), known)
})

/**
 * The same around a job that is at hand, with its shop as the directory knows it: asks nothing but in the shop's own
 * transaction.
 */
export const factsAround = Effect.fnUntraced(function* (job: Job, known: Tenant) {
  const customer = yield* onPaper(job, yield* Effect.orDie((yield* Customers).get(job.customerId)))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  // The directory may be some seconds old; a paper says what the shop said last.
  return { job, customer, location, tenant: { ...known, ...(yield* (yield* OwnBusiness).get) } }
})

/** The customer as a job's papers name them: an invoice as it was issued, though the shop knows them no more. */
const onPaper = Effect.fnUntraced(function* (job: Job, customer: Customer) {
  if (job.stage !== "invoice" || customer.status === "active") return customer
  const issuedTo = yield* (yield* CustomerTraces).issuedTo(customer.id)
  return issuedTo === undefined
    ? customer
    : new Customer({ ...customer, ...issuedTo, phoneNumbers: [] }, { disableChecks: true })
})

/** What a job's paper is written from. */
export interface DocumentFacts {
  readonly job: Job
  /** On a credit note: the note. */
  readonly note?: CreditNote | undefined
  /** On a receipt: the payment that was received. */
  readonly payment?: Payment | undefined
  /** On an invoice that is billed as two documents: whose document it is. */
  readonly billedTo?: Payment["payer"] | undefined
  readonly tenant: Tenant
  readonly location: Location
  readonly customer: Customer
  readonly language: DocumentLanguage
  /** The customer's signature on this very paper, while it offers what was signed. */
  readonly signature?: Signature | undefined
  /** The last one, where the paper offers something else by now; its changes are null where they are not known. */
  readonly signedBefore?:
    | (Pick<Signature, "signedBy" | "at"> & { readonly changes: ReadonlyArray<SignedChange> | null })
    | undefined
}
