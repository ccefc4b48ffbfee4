import { Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PersonalData } from "#domain/customers/PersonalData.ts"
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
 * Loads what a job's documents and messages are written from, except for the reader's language. `isLocked` locks the
 * job until the end of the transaction.
 */
export const jobFacts = Effect.fn("jobFacts")(function* (
  id: JobId,
  { isLocked = false }: { readonly isLocked?: boolean } = {}
) {
  // Must come first: the directory is queried outside the shop's transaction, which must not hold any locks at that
  // point.
  const known = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (known === undefined) return yield* Effect.die(new Error("the current shop does not exist"))
  const jobs = yield* Jobs
  return yield* factsOfJob(yield* isLocked ? jobs.getForUpdate(id) : jobs.get(id), known)
})

/**
 * Like `jobFacts`, for a job that is already loaded and its shop from the directory. Queries only within the shop's own
 * transaction.
 */
export const factsOfJob = Effect.fnUntraced(function* (job: Job, known: Tenant) {
  const customer = yield* onPaper(job, yield* Effect.orDie((yield* Customers).get(job.customerId)))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  // The directory may be a few seconds stale; documents use the shop's latest data.
  return { job, customer, location, tenant: { ...known, ...(yield* (yield* OwnBusiness).get) } }
})

/**
 * Returns the customer as named on a job's documents. An invoice keeps the customer it was issued to, even if their
 * data was since deleted.
 */
const onPaper = Effect.fnUntraced(function* (job: Job, customer: Customer) {
  if (job.stage !== "invoice" || customer.status === "active") return customer
  const issuedTo = yield* (yield* PersonalData).issuedTo(customer.id)
  return issuedTo === undefined
    ? customer
    : new Customer({ ...customer, ...issuedTo, phoneNumbers: [] }, { disableChecks: true })
})

/** What a job's document is written from. */
export interface DocumentFacts {
  readonly job: Job
  /** The credit note; only for a credit note document. */
  readonly note?: CreditNote | undefined
  /** The payment received; only for a receipt. */
  readonly payment?: Payment | undefined
  /** The payer; only for one document of an invoice that is billed as two. */
  readonly billedTo?: Payment["payer"] | undefined
  readonly tenant: Tenant
  readonly location: Location
  readonly customer: Customer
  readonly language: DocumentLanguage
  /** The customer's signature on this document, if the document still makes the offer that was signed. */
  readonly signature?: Signature | undefined
  /** The latest signature, if the document's offer has changed since; `changes` is null if they are unknown. */
  readonly signedBefore?:
    | (Pick<Signature, "signedBy" | "at"> & { readonly changes: ReadonlyArray<SignedChange> | null })
    | undefined
}
