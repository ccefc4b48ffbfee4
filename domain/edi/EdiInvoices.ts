import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { EdiEntry, EdiInterchange, EdiInvoice, EdiInvoiceSearch, KeptEdiInvoice } from "./EdiInvoice.ts"
import type { EdiState } from "./ediStates.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"

/** Where invoices to partners are kept, what went to and fro for them, and what waits to be sent (I9). */
export class EdiInvoices extends Context.Service<
  EdiInvoices,
  {
    /**
     * Takes in the insured invoices that are a partner's by now, as drafts, and lets go of those that are no more: one
     * that was reopened before it was sent, and one that was credited. Of a credited one that its partner has and did
     * not reject, the credit is due.
     */
    readonly adopt: (now: number) => Effect.Effect<void, never, CurrentTenant>
    readonly list: (search: EdiInvoiceSearch) => Effect.Effect<Page<EdiInvoice>, CursorInvalid, CurrentTenant>
    /** How many there are in each state. */
    readonly counts: Effect.Effect<Readonly<Partial<Record<EdiState, number>>>, never, CurrentTenant>
    /** As a list shows it. */
    readonly see: (id: JobId) => Effect.Effect<EdiInvoice | undefined, never, CurrentTenant>
    readonly get: (id: JobId) => Effect.Effect<KeptEdiInvoice | undefined, never, CurrentTenant>
    /** The same, and nobody else changes it until this call is done. */
    readonly open: (id: JobId) => Effect.Effect<KeptEdiInvoice | undefined, never, CurrentTenant>
    /** The jobs of those that were not sent yet, the newest first, `most` at most. */
    readonly unsent: (most: number) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /**
     * The jobs of those whose insurer's payments or write-offs may say otherwise than what is kept of them, `most`
     * at most.
     */
    readonly unsettled: (most: number) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Keeps what is known of it now. */
    readonly save: (invoice: KeptEdiInvoice) => Effect.Effect<void, never, CurrentTenant>
    readonly ofNumber: (
      network: EdiNetwork,
      invoiceNumber: number
    ) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Whose credit has that credit note's number. */
    readonly ofCredit: (network: EdiNetwork, number: number) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** How many credited ones the partners are still to take back. */
    readonly creditsOpen: Effect.Effect<number, never, CurrentTenant>
    /** Whether an invoice or a credit is on its way to the network, which has not decided on it yet. */
    readonly areUnderWay: (network: EdiNetwork) => Effect.Effect<boolean, never, CurrentTenant>
    /** Whose invoice went out under a control number of ours. */
    readonly ofControl: (network: EdiNetwork, control: number) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Keeps an interchange for good; false where the same sender's number was kept before. */
    readonly keep: (interchange: EdiInterchange, jobId: JobId | null) => Effect.Effect<boolean, never, CurrentTenant>
    /** What is kept of a partner's under one of its control numbers. */
    readonly heard: (network: EdiNetwork, control: number) => Effect.Effect<string | undefined, never, CurrentTenant>
    readonly interchange: (id: string) => Effect.Effect<EdiInterchange | undefined, never, CurrentTenant>
    readonly note: (id: JobId, entry: EdiEntry) => Effect.Effect<void, never, CurrentTenant>
    /** An invoice's history, the latest first. */
    readonly history: (id: JobId) => Effect.Effect<ReadonlyArray<EdiEntry>, never, CurrentTenant>
    /** Asks a worker, in the transaction of the call, to send it. */
    readonly queue: (id: JobId) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Has a queued one that could not be sent tried at once: by the work that waits for it, or anew where that was given
     * up. What kept it from being sent is no longer told.
     */
    readonly urge: (id: JobId) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Takes a queued invoice, or one whose credit is queued, to send it. "done": it left; "busy": somebody took it less than `takenOverAfter` ago.
     */
    readonly claim: (id: JobId, now: number) => Effect.Effect<KeptEdiInvoice | "done" | "busy", never, CurrentTenant>
    /** It could not be sent; `why` is for whoever looks at it meanwhile. It may be claimed again. */
    readonly putBack: (id: JobId, why: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/edi/EdiInvoices") {}
