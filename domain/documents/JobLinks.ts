import { Context, type Effect } from "effect"
import type { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobLink } from "./JobLink.ts"

/**
 * Where customers' links are kept. Their tokens are not: only fingerprints, as many as there are messages that carry
 * the link.
 */
export class JobLinks extends Context.Service<
  JobLinks,
  {
    readonly add: (link: JobLink) => Effect.Effect<void, never, CurrentTenant>
    readonly addKey: (id: JobLinkId, fingerprint: string) => Effect.Effect<void, never, CurrentTenant>
    readonly byKey: (fingerprint: string) => Effect.Effect<JobLink | undefined, never, CurrentTenant>
    /** A job's links, the latest first. */
    readonly ofJob: (jobId: JobId) => Effect.Effect<ReadonlyArray<JobLink>, never, CurrentTenant>
    /** Counts an opening. */
    readonly open: (id: JobLinkId, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Closes it for good; says whether it was open. */
    readonly revoke: (id: JobLinkId, now: number) => Effect.Effect<boolean, never, CurrentTenant>
    readonly askCallback: (id: JobLinkId, note: string, now: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/documents/JobLinks") {}
