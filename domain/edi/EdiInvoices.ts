import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { EdiHistoryEntry, EdiInterchange, EdiInvoice, EdiInvoiceSearch, StoredEdiInvoice } from "./EdiInvoice.ts"
import type { EdiState } from "./ediStates.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"

/** Storage for invoices to partners, the interchanges exchanged for them, and the send queue (I9). */
export class EdiInvoices extends Context.Service<
  EdiInvoices,
  {
    /**
     * Adds insured invoices that now belong to a partner as drafts, and drops those that no longer do: invoices
     * reopened before they were sent, and credited ones. If the partner has a credited invoice and did not reject it,
     * its credit memo becomes due.
     */
    readonly syncDrafts: (now: number) => Effect.Effect<void, never, CurrentTenant>
    readonly list: (search: EdiInvoiceSearch) => Effect.Effect<Page<EdiInvoice>, CursorInvalid, CurrentTenant>
    /** Returns the number of invoices in each state. */
    readonly counts: Effect.Effect<Readonly<Partial<Record<EdiState, number>>>, never, CurrentTenant>
    /** Returns an invoice as listed. */
    readonly getListed: (id: JobId) => Effect.Effect<EdiInvoice | undefined, never, CurrentTenant>
    readonly get: (id: JobId) => Effect.Effect<StoredEdiInvoice | undefined, never, CurrentTenant>
    /** Returns an invoice and locks it until the transaction ends. */
    readonly getForUpdate: (id: JobId) => Effect.Effect<StoredEdiInvoice | undefined, never, CurrentTenant>
    /** Returns the jobs of invoices not sent yet, newest first, up to `most`. */
    readonly unsent: (most: number) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /**
     * Returns the jobs of invoices whose stored state may be out of date with the insurer's payments or write-offs, up
     * to `most`.
     */
    readonly unsettled: (most: number) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Saves the current state of an invoice. */
    readonly save: (invoice: StoredEdiInvoice) => Effect.Effect<void, never, CurrentTenant>
    readonly findByNumber: (
      network: EdiNetwork,
      invoiceNumber: number
    ) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Returns the job whose credit memo has this credit note number. */
    readonly findByCredit: (
      network: EdiNetwork,
      number: number
    ) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Returns the number of credited invoices whose credit memo the partner has not accepted yet. */
    readonly openCreditCount: Effect.Effect<number, never, CurrentTenant>
    /** Whether any invoice or credit memo for the network is in transit, awaiting its decision. */
    readonly hasInTransit: (network: EdiNetwork) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns the job whose invoice was sent under one of our control numbers. */
    readonly findByControl: (
      network: EdiNetwork,
      control: number
    ) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /**
     * Stores an interchange permanently. Returns false if one with the same control number from the same sender already
     * exists.
     */
    readonly saveInterchange: (
      interchange: EdiInterchange,
      jobId: JobId | null
    ) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns the stored interchange content for one of the partner's control numbers. */
    readonly receivedContent: (
      network: EdiNetwork,
      control: number
    ) => Effect.Effect<string | undefined, never, CurrentTenant>
    readonly interchange: (id: string) => Effect.Effect<EdiInterchange | undefined, never, CurrentTenant>
    readonly appendHistory: (id: JobId, entry: EdiHistoryEntry) => Effect.Effect<void, never, CurrentTenant>
    /** Returns an invoice's history, latest first. */
    readonly history: (id: JobId) => Effect.Effect<ReadonlyArray<EdiHistoryEntry>, never, CurrentTenant>
    /** Queues the invoice for sending by a worker, in the current transaction. */
    readonly enqueue: (id: JobId) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Retries a queued invoice that could not be sent immediately, through its pending task or a new one if the worker
     * has given up. Clears the recorded failure.
     */
    readonly retryNow: (id: JobId) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Claims a queued invoice, or one whose credit memo is queued, for sending. "done": already sent; "busy": another
     * worker claimed it less than `claimLifetime` ago.
     */
    readonly claim: (id: JobId, now: number) => Effect.Effect<StoredEdiInvoice | "done" | "busy", never, CurrentTenant>
    /** Records that sending failed, with `why` as the reason shown to staff. The invoice can be claimed again. */
    readonly releaseClaim: (id: JobId, why: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/edi/EdiInvoices") {}
