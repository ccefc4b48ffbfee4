import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { ChangedBy, JobChange, JobChangeSearch } from "./JobChange.ts"
import type { JobEvent } from "./JobEvent.ts"

/**
 * Where what happened to jobs is kept. Only ever added to: nobody changes or deletes an entry, the application's
 * database role cannot.
 */
export class JobChanges extends Context.Service<
  JobChanges,
  {
    /**
     * Keeps an entry, now and in the name of whoever is asking (`CurrentUser`; nobody where there is none), in the
     * transaction of the call.
     */
    readonly add: (job: JobId, what: JobEvent) => Effect.Effect<void, never, CurrentTenant>
    /** A stretch of a job's entries, newest first; `next` is undefined at the end. */
    readonly list: (
      job: JobId,
      search: JobChangeSearch
    ) => Effect.Effect<
      { readonly items: ReadonlyArray<JobChange>; readonly next: JobChange["id"] | undefined },
      never,
      CurrentTenant
    >
    /** Everybody who has an entry on a job, by their latest name, in the order of their names. */
    readonly people: (job: JobId) => Effect.Effect<ReadonlyArray<ChangedBy>, never, CurrentTenant>
  }
>()("domain/jobs/JobChanges") {}

/** Entries a stretch has unless told otherwise. */
export const stretch = 20
