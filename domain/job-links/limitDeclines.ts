import { Clock, Effect, Schema } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { field } from "#domain/shared/field.ts"
import type { JobLinkId } from "#domain/shared/JobId.ts"

/** The maximum number of declined cards per link within an hour (in milliseconds); prevents testing of stolen cards. */
export const maxDeclines = { most: 5, within: 3_600_000 } as const

/** Too many cards were declined on this link; another one is accepted after `minutes`. */
export class TooManyDeclines extends Schema.TaggedError<TooManyDeclines>()(
  "TooManyDeclines",
  { minutes: field(Schema.Int, "Minutes until another card is accepted.", 15) },
  { httpApiStatus: 429 }
) {}

/**
 * Rejects another card on a link after too many declines. The job must be locked, so that concurrent attempts cannot
 * bypass the limit.
 */
export const limitDeclines = Effect.fnUntraced(function* (link: JobLinkId, { payments }: Pick<Job, "payments">) {
  // Released authorizations say nothing about the card.
  const oldest = payments
    .filter(({ linkId, status, decline }) => linkId === link && status === "failed" && decline !== "NOT_CHARGED")
    .at(-maxDeclines.most)
  if (oldest === undefined) return
  const asked = yield* (yield* CardCharges).get(oldest.id)
  const left = (asked?.askedAt ?? 0) + maxDeclines.within - (yield* Clock.currentTimeMillis)
  if (left > 0) return yield* new TooManyDeclines({ minutes: Math.ceil(left / 60_000) })
})
