import type { Customer } from "#domain/customers/Customer.ts"
import type { CreditNote } from "#domain/jobs/CreditNote.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { Signature } from "#domain/signatures/Signature.ts"
import type { SignedChange } from "#domain/signatures/SignedChange.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

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
