import { Context, type Effect } from "effect"
import type { CustomerId } from "#domain/customers/Customer.ts"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DayInstall } from "./JobInstall.ts"
import type { Job } from "./Job.ts"
import type { JobChanged, JobKept, JobNotFound } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { JobLike, JobLikeSearch, JobSearch, JobSummary } from "./JobSearch.ts"

/** Where jobs are kept, with their lines and payments. */
export class Jobs extends Context.Service<
  Jobs,
  {
    readonly list: (search: JobSearch) => Effect.Effect<Page<JobSummary>, CursorInvalid, CurrentTenant>
    /** The same jobs in the same order, however many, a stretch at a time. */
    readonly batch: (search: JobSearch, after?: string) => Effect.Effect<Batch<JobSummary>, never, CurrentTenant>
    readonly get: (id: JobId) => Effect.Effect<Job, JobNotFound, CurrentTenant>
    /** The same, and nobody else changes it until this call is done. */
    readonly open: (id: JobId) => Effect.Effect<Job, JobNotFound, CurrentTenant>
    /** The same for who knows it at a version; when it has another by now, nobody is waited for. */
    readonly openAt: (id: JobId, version: number) => Effect.Effect<Job, JobNotFound | JobChanged, CurrentTenant>
    readonly add: (job: Job) => Effect.Effect<void, never, CurrentTenant>
    /** Keeps the job with the next version, if `job.version` is still the one that is kept. */
    readonly save: <J extends Job>(job: J) => Effect.Effect<J, JobNotFound | JobChanged, CurrentTenant>
    /**
     * Forgets a job with its lines and bookings; what was signed, sent, paid or uploaded holds it. Its history stays
     * for when it is added again.
     */
    readonly remove: (job: Job) => Effect.Effect<void, JobNotFound | JobKept, CurrentTenant>
    /** Gives jobs of one customer to another, all or only some, each one version on; says which they were. */
    readonly giveTo: (
      customer: CustomerId,
      of: CustomerId,
      only?: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Up to 8 jobs of that customer, or for that VIN or plate, the newest first. */
    readonly like: (search: JobLikeSearch) => Effect.Effect<ReadonlyArray<JobLike>, never, CurrentTenant>
    /** Which installer is on which job on a day, by job number. */
    readonly installsOn: (day: string) => Effect.Effect<ReadonlyArray<DayInstall>, never, CurrentTenant>
    /** The shop's next number in a series: unique always, and without gaps where the call that took it is kept. */
    readonly nextNumber: (series: "job" | "invoice" | "credit") => Effect.Effect<number, never, CurrentTenant>
  }
>()("domain/jobs/Jobs") {}
