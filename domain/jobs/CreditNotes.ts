import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { CreditNote } from "./CreditNote.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** Where credit notes are kept: added once, never changed; the application's database role cannot. */
export class CreditNotes extends Context.Service<
  CreditNotes,
  {
    readonly add: (note: CreditNote) => Effect.Effect<void, never, CurrentTenant>
    /** The note that took a job's invoice back. */
    readonly ofJob: (job: JobId) => Effect.Effect<CreditNote | undefined, never, CurrentTenant>
  }
>()("domain/jobs/CreditNotes") {}
