import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { QuoteContact } from "./quoteTypes.ts"

/** An installer's hours that are kept for a visitor until they have said for whom; instants in milliseconds UTC. */
export interface QuoteHold {
  /** The visitor's own name of their request. */
  readonly id: string
  readonly userId: UserId
  readonly from: number
  readonly to: number
  readonly expiresAt: number
}

/** How the visitor of a request that is paid next is told of it, where they do not pay, and what they wrote. */
export interface UnpaidQuote extends Pick<QuoteContact, "by" | "note"> {
  readonly language: DocumentLanguage
}

/** What the public page keeps besides customers and jobs: hours that are held, requests by their names, counts of steps. */
export class QuoteDesk extends Context.Service<
  QuoteDesk,
  {
    /** What is held at that instant, by others than the visitor. */
    readonly held: (now: number, butOf: string) => Effect.Effect<ReadonlyArray<QuoteHold>, never, CurrentTenant>
    /** Holds hours in place of those that the visitor held before, and forgets what nobody holds any more. */
    readonly hold: (hold: QuoteHold, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Gives the hours of a visitor free. */
    readonly release: (id: string) => Effect.Effect<void, never, CurrentTenant>
    /**
     * The job that a request became; undefined where it is new. Who asks for the same one at the same moment waits
     * until this call is done.
     */
    readonly begin: (id: string, now: number) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** The job that a request became, as far as that is kept; nobody is waited for. */
    readonly jobOf: (id: string) => Effect.Effect<JobId | undefined, never, CurrentTenant>
    /** Notes what job a request became, of which nobody is told yet as its deposit is paid next. */
    readonly became: (id: string, job: JobId, unpaid?: UnpaidQuote) => Effect.Effect<void, never, CurrentTenant>
    /** Visitor and shop are told of a job. */
    readonly told: (job: JobId) => Effect.Effect<void, never, CurrentTenant>
    /** The requests before an instant, of which nobody is told yet; the first hundred. */
    readonly untold: (
      before: number
    ) => Effect.Effect<ReadonlyArray<UnpaidQuote & { readonly jobId: JobId }>, never, CurrentTenant>
    /** Counts a step that a visitor came to on a day. Nothing is kept of who it was. */
    readonly count: (day: string, step: string) => Effect.Effect<void, never, CurrentTenant>
    /** How many came to each step from one day to another, both included. */
    readonly counts: (
      from: string,
      to: string
    ) => Effect.Effect<ReadonlyArray<{ readonly step: string; readonly count: number }>, never, CurrentTenant>
  }
>()("domain/public-page/QuoteDesk") {}
