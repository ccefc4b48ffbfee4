import { Clock, Effect, Schema } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { field } from "#domain/shared/field.ts"
import type { JobLinkId } from "#domain/shared/JobId.ts"

/** So many declined cards a link takes within an hour (milliseconds): stolen cards are not tried out on it. */
export const declinesTaken = { most: 5, within: 3_600_000 } as const

/** Too many cards were declined on this link; `minutes` until another is taken. */
export class TooManyDeclines extends Schema.TaggedError<TooManyDeclines>()(
  "TooManyDeclines",
  { minutes: field(Schema.Int, "In how many minutes it may be tried again.", 15) },
  { httpApiStatus: 429 }
) {}

/**
 * Refuses another card on a link after too many declines. The job must be open, so that of many at once none slips by.
 */
export const limitDeclines = Effect.fnUntraced(function* (link: JobLinkId, { payments }: Pick<Job, "payments">) {
  // Money that was let go says nothing of the card.
  const oldest = payments
    .filter(({ linkId, status, decline }) => linkId === link && status === "failed" && decline !== "NOT_CHARGED")
    .at(-declinesTaken.most)
  if (oldest === undefined) return
  const asked = yield* (yield* CardCharges).get(oldest.id)
  const left = (asked?.askedAt ?? 0) + declinesTaken.within - (yield* Clock.currentTimeMillis)
  if (left > 0) return yield* new TooManyDeclines({ minutes: Math.ceil(left / 60_000) })
})
