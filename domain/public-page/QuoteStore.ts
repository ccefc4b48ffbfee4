import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { QuoteContact } from "./quoteTypes.ts"

/** Hours of an installer reserved while a visitor enters their details. Timestamps in milliseconds UTC. */
export interface QuoteHold {
  /** Client-generated id of the visitor's request. */
  readonly id: string
  readonly userId: UserId
  readonly from: number
  readonly to: number
  readonly expiresAt: number
}

/** How to notify a visitor whose request awaits payment, should they not pay, and the note they wrote. */
export interface UnpaidQuote extends Pick<QuoteContact, "by" | "note"> {
  readonly language: DocumentLanguage
}

/** Storage for public quote data other than customers and jobs: held hours, request ids, and step counts. */
export class QuoteStore extends Context.Service<
  QuoteStore,
  {
    /** Returns the holds active at the given time, except the visitor's own. */
    readonly activeHolds: (now: number, butOf: string) => Effect.Effect<ReadonlyArray<QuoteHold>, never, CurrentTenant>
    /** Saves a hold, replacing the visitor's earlier one, and deletes expired holds. */
    readonly saveHold: (hold: QuoteHold, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Releases the visitor's hold. */
    readonly releaseHold: (id: string) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Returns the job created from a request, or undefined if the request is new. Concurrent requests with the same id
     * wait until this one is done.
     */
    readonly claimRequest: (id: string, now: number) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Returns the job created from a request, if one has been saved, without waiting for concurrent requests. */
    readonly jobOf: (id: string) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /**
     * Records the job created from a request. If `unpaid` is given, the deposit is due next and nobody has been
     * notified yet.
     */
    readonly linkJob: (id: string, job: JobId, unpaid?: UnpaidQuote) => Effect.Effect<void, never, CurrentTenant>
    /** Records that the visitor and the shop have been notified of a job. */
    readonly markNotified: (job: JobId) => Effect.Effect<void, never, CurrentTenant>
    /** Returns requests older than the given time for which nobody has been notified yet; at most 100. */
    readonly unnotified: (
      before: number
    ) => Effect.Effect<ReadonlyArray<UnpaidQuote & { readonly jobId: JobId }>, never, CurrentTenant>
    /** Counts one visitor reaching a step on a day. Nothing about the visitor is stored. */
    readonly countStep: (day: string, step: string) => Effect.Effect<void, never, CurrentTenant>
    /** Returns how many visitors reached each step between two days, inclusive. */
    readonly stepCounts: (
      from: string,
      to: string
    ) => Effect.Effect<ReadonlyArray<{ readonly step: string; readonly count: number }>, never, CurrentTenant>
  }
>()("domain/public-page/QuoteStore") {}
