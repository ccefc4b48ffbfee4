import { Context, type Effect } from "effect"
import type { CustomerId } from "#domain/customers/Customer.ts"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DayInstall } from "./JobInstall.ts"
import type { Job } from "./Job.ts"
import type { JobChanged, JobKept, JobNotFound } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { RelatedJob, RelatedJobSearch, JobSearch, JobSummary } from "./JobSearch.ts"

/** Storage for jobs, with their lines and payments. */
export class Jobs extends Context.Service<
  Jobs,
  {
    readonly list: (search: JobSearch) => Effect.Effect<Page<JobSummary>, CursorInvalid, CurrentTenant>
    /** Returns all jobs that match a search, in the same order as `list`, one batch at a time. */
    readonly batch: (search: JobSearch, after?: string) => Effect.Effect<Batch<JobSummary>, never, CurrentTenant>
    readonly get: (id: JobId) => Effect.Effect<Job, JobNotFound, CurrentTenant>
    /** Loads the job like `get` and locks it until the end of the transaction. */
    readonly getForUpdate: (id: JobId) => Effect.Effect<Job, JobNotFound, CurrentTenant>
    /**
     * Loads and locks the job if it is at the given version. If not, fails with `JobChanged` without waiting for the
     * lock.
     */
    readonly getForUpdateAt: (id: JobId, version: number) => Effect.Effect<Job, JobNotFound | JobChanged, CurrentTenant>
    readonly add: (job: Job) => Effect.Effect<void, never, CurrentTenant>
    /** Saves the job with the version incremented, if `job.version` is still the stored one. */
    readonly save: <J extends Job>(job: J) => Effect.Effect<J, JobNotFound | JobChanged, CurrentTenant>
    /**
     * Deletes a job with its lines and bookings. Fails with `JobKept` if anything was signed, sent, paid or uploaded
     * for it. The job's history is retained in case it is added again.
     */
    readonly remove: (job: Job) => Effect.Effect<void, JobNotFound | JobKept, CurrentTenant>
    /**
     * Reassigns one customer's jobs (all, or only the given ones) to another, incrementing each version. Returns the
     * ids of the reassigned jobs.
     */
    readonly reassign: (
      customer: CustomerId,
      of: CustomerId,
      only?: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyArray<JobId>, never, CurrentTenant>
    /** Returns up to 8 jobs of a customer, VIN or plate, newest first. */
    readonly related: (search: RelatedJobSearch) => Effect.Effect<ReadonlyArray<RelatedJob>, never, CurrentTenant>
    /** Returns which installer is on which job on a day, sorted by job number. */
    readonly installsOn: (day: string) => Effect.Effect<ReadonlyArray<DayInstall>, never, CurrentTenant>
    /**
     * Returns the shop's next number in a series. Always unique, and gapless as long as the transaction that takes it
     * commits.
     */
    readonly nextNumber: (series: "job" | "invoice" | "credit") => Effect.Effect<number, never, CurrentTenant>
  }
>()("domain/jobs/Jobs") {}
