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

/** What of a job the board asks for; no amounts. `address` is where a mobile job is done, null where none is known. */
export interface ScheduledJob {
  readonly id: JobId
  readonly version: number
  readonly number: number
  readonly stage: Stage
  readonly customerName: string
  readonly phoneNumbers: ReadonlyArray<PhoneEntry>
  /** As lists show it, `2024 Toyota Camry`. */
  readonly vehicle: string
  readonly locationId: LocationId
  readonly install: JobInstall
  readonly partsStatus: PartsStatus
  readonly isInsured: boolean
  /** Whether the customer has signed for it, a paper or on site. */
  readonly isSigned: boolean
  /** How far it is paid; null where nothing is owed. */
  readonly payment: PaymentState | null
  readonly address: Address | null
  /** In the order of the estimate, without labor. */
  readonly lines: ReadonlyArray<Pick<EstimateLine, "kind" | "partNumber" | "description" | "status">>
}

/** Whose jobs are asked for: all of the shop, or those of a location, of an installer, or of both. */
export interface JobsOf {
  readonly locationId?: LocationId | undefined
  readonly installerId?: UserId | undefined
}

/** How many jobs a board has at most, and how many wait beside it. */
export const mostOnBoard = 5_000
export const mostWaiting = 200

/** The shop's jobs as the schedule reads them, and never writes them. */
export class ScheduledJobs extends Context.Service<
  ScheduledJobs,
  {
    /**
     * Jobs of any stage that somebody installs on these days, both included, by day and number; no more than
     * `mostOnBoard`. Without those whose invoice was taken back.
     */
    readonly between: (
      from: string,
      to: string,
      of: JobsOf
    ) => Effect.Effect<ReadonlyArray<ScheduledJob>, never, CurrentTenant>
    /**
     * Work orders that are not done and have no day, no installer or no hours yet, planned until that day or for none:
     * the earliest day first, those without one last, by number; no more than `mostWaiting`.
     */
    readonly waiting: (
      until: string,
      of: Pick<JobsOf, "locationId">
    ) => Effect.Effect<ReadonlyArray<ScheduledJob>, never, CurrentTenant>
  }
>()("domain/schedule/ScheduledJobs") {}

/** Whether a job's first installer has hours on a day, which puts it on the board and not beside it. */
export const isPlanned = ({ date, installers }: Pick<JobInstall, "date" | "installers">): boolean =>
  date !== "" && (installers[0]?.start ?? "") !== ""
