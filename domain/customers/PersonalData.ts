import { Context, type Effect } from "effect"
import type { FileId } from "#domain/files/FileId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Customer, CustomerChanged, CustomerId, CustomerNotFound } from "./Customer.ts"

/** The customer details printed on an issued invoice. Retained for the books only. */
export type IssuedTo = Pick<Customer, "customerName" | "billingAddress" | "taxExemptNo">

/** How many years after the last invoice the customer details on invoices are retained. */
export const invoiceRetentionYears = 7

/** Everything stored that contains a customer's personal data. */
export class PersonalData extends Context.Service<
  PersonalData,
  {
    /**
     * Counts the customer's jobs that still need them: work orders, and invoices with a balance due or a refund owed.
     * Prevents new jobs for the customer until the current transaction ends.
     */
    readonly countOpenJobs: (id: CustomerId) => Effect.Effect<number, CustomerNotFound, CurrentTenant>
    /**
     * Replaces the customer with `left`, with the version incremented, and removes personal data from their jobs,
     * messages, links, and reminders. If invoices exist and their customer details are not stored yet, retains them for
     * the books.
     */
    readonly erase: (
      left: Customer,
      issuedTo: IssuedTo
    ) => Effect.Effect<Customer, CustomerNotFound | CustomerChanged, CurrentTenant>
    /**
     * Deletes what the customer submitted through photo request links, including the VIN, and removes their photos from
     * the jobs. Returns the ids of the photo files to delete.
     */
    readonly deletePhotos: (id: CustomerId) => Effect.Effect<ReadonlyArray<FileId>, never, CurrentTenant>
    /**
     * Returns the customer details on issued invoices; undefined if nothing was erased or the retention period has
     * passed.
     */
    readonly issuedTo: (id: CustomerId) => Effect.Effect<IssuedTo | undefined, never, CurrentTenant>
  }
>()("domain/customers/PersonalData") {}
