import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** What holds an invoice as it was issued: that it went to a partner, or is about to (trade 8.18). */
export class InvoiceHolds extends Context.Service<
  InvoiceHolds,
  {
    /** Whether a partner has a job's invoice; nobody sends it until this call is done. */
    readonly isSent: (id: JobId) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/jobs/InvoiceHolds") {}
