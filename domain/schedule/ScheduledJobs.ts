import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { EstimateLine, PartsStatus } from "#domain/estimates/EstimateLine.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import type { LocationId } from "#domain/locations/Location.ts"
import type { PaymentState } from "#domain/payments/balance.ts"
import type { Address } from "#domain/shared/Address.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { PhoneEntry } from "#domain/shared/PhoneNumber.ts"

/**
 * The fields of a job that the board needs; no amounts. `address` is where a mobile job is done, or null if unknown.
 */
export interface ScheduledJob {
  readonly id: JobId
  readonly version: number
  readonly number: number
  readonly stage: Stage
  readonly customerName: string
  readonly phoneNumbers: ReadonlyArray<PhoneEntry>
  /** Display text as in lists, `2024 Toyota Camry`. */
  readonly vehicle: string
  readonly locationId: LocationId
  readonly install: JobInstall
  readonly partsStatus: PartsStatus
  readonly isInsured: boolean
  /** Whether the customer has signed a document or on site. */
  readonly isSigned: boolean
  /** Payment state; null if nothing is owed. */
  readonly payment: PaymentState | null
  readonly address: Address | null
  /** In estimate order, without labor. */
  readonly lines: ReadonlyArray<Pick<EstimateLine, "kind" | "partNumber" | "description" | "status">>
}

/** Filter for jobs: all of the shop, or those of a location, an installer, or both. */
export interface JobsOf {
  readonly locationId?: LocationId | undefined
  readonly installerId?: UserId | undefined
}

/** Maximum number of jobs on a board, and of jobs waiting next to it. */
export const maxBoardJobs = 5_000
export const maxWaitingJobs = 200

/** Read-only access to the shop's jobs for the schedule. */
export class ScheduledJobs extends Context.Service<
  ScheduledJobs,
  {
    /**
     * Returns jobs of any stage that are assigned to an installer between these days (inclusive), by day and number, up
     * to `maxBoardJobs`. Excludes credited invoices.
     */
    readonly between: (
      from: string,
      to: string,
      of: JobsOf
    ) => Effect.Effect<ReadonlyArray<ScheduledJob>, never, CurrentTenant>
    /**
     * Returns unfinished work orders that lack a day, an installer or hours, and have no day or one up to the given
     * day. Sorted by day (those without one last) and number, up to `maxWaitingJobs`.
     */
    readonly waiting: (
      until: string,
      of: Pick<JobsOf, "locationId">
    ) => Effect.Effect<ReadonlyArray<ScheduledJob>, never, CurrentTenant>
  }
>()("domain/schedule/ScheduledJobs") {}

/**
 * Whether a job's first installer has hours on a day, which places the job on the board instead of the waiting list.
 */
export const isPlanned = ({ date, installers }: Pick<JobInstall, "date" | "installers">): boolean =>
  date !== "" && (installers[0]?.start ?? "") !== ""
