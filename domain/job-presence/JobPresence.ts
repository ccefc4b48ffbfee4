import { Context, type Effect, Schema } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"

/** A user who has a job open. */
export const PresentUser = Schema.Struct({
  userId: field(UserId, "User id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "User's name.", "Bea Ortiz")
})
export type PresentUser = typeof PresentUser.Type

/** How long a user counts as present after their last report, in milliseconds. Forms report every 30 seconds. */
export const presenceTimeout = 40_000

/** Storage for who has a job open. Entries expire automatically. */
export class JobPresence extends Context.Service<
  JobPresence,
  {
    /** Records that a user has a job open at `at` (milliseconds UTC), and returns the other users who do, by name. */
    readonly recordPresence: (
      job: JobId,
      who: PresentUser,
      at: number
    ) => Effect.Effect<ReadonlyArray<PresentUser>, never, CurrentTenant>
    /** Records that a user no longer has the job open. */
    readonly clearPresence: (job: JobId, user: UserId) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/job-presence/JobPresence") {}
