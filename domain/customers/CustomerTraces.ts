import { Context, type Effect } from "effect"
import type { FileId } from "#domain/files/FileId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Customer, CustomerChanged, CustomerId, CustomerNotFound } from "./Customer.ts"

/** What an invoice said of the customer to whom it was issued: the books keep that, nobody else reads it. */
export type IssuedTo = Pick<Customer, "customerName" | "billingAddress" | "taxExemptNo">

/** For how many years after the last invoice the books keep to whom it was issued. */
export const booksKeptYears = 7

/** Where a customer has left their name, in all that is kept of them. */
export class CustomerTraces extends Context.Service<
  CustomerTraces,
  {
    /**
     * How many of their jobs still need them: work orders, and invoices on which something is owed either way. Until the
     * call is done nobody makes them another job.
     */
    readonly openJobs: (id: CustomerId) => Effect.Effect<number, CustomerNotFound, CurrentTenant>
    /**
     * Keeps `left` in the customer's place, one version on, and takes what is personal out of their jobs, messages,
     * links and reminders. What their invoices said is kept for the books, where there are any and it is not yet.
     */
    readonly erase: (
      left: Customer,
      issuedTo: IssuedTo
    ) => Effect.Effect<Customer, CustomerNotFound | CustomerChanged, CurrentTenant>
    /**
     * Forgets what a customer sent by links that ask for photos, the VIN included, and takes their photos off the jobs.
     * Gives the names of the photos' bytes, to be removed.
     */
    readonly forgetPhotos: (id: CustomerId) => Effect.Effect<ReadonlyArray<FileId>, never, CurrentTenant>
    /** To whom their invoices were issued; undefined where nothing was erased, or the books need it no more. */
    readonly issuedTo: (id: CustomerId) => Effect.Effect<IssuedTo | undefined, never, CurrentTenant>
  }
>()("domain/customers/CustomerTraces") {}
