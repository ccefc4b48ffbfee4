import { Context, type Effect, Schema } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"

/** Somebody who has a job open. */
export const Present = Schema.Struct({
  userId: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The person's name.", "Bea Ortiz")
})
export type Present = typeof Present.Type

/** How long somebody counts as being there after they last said so, in milliseconds; forms say so every 30 seconds. */
export const presentFor = 40_000

/** Where it is kept who has a job open; forgotten by itself. */
export class JobPresence extends Context.Service<
  JobPresence,
  {
    /** Notes that somebody has a job open at `at` (milliseconds UTC), and answers who else has, by name. */
    readonly seen: (job: JobId, who: Present, at: number) => Effect.Effect<ReadonlyArray<Present>, never, CurrentTenant>
    /** Notes that somebody has it open no longer. */
    readonly left: (job: JobId, user: UserId) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/job-presence/JobPresence") {}
