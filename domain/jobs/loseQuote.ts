import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { type Job, Quote, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { QuoteNeeded } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import { lostReasonOf } from "./lostReasonOf.ts"

interface Opened {
  readonly id: JobId
  readonly version: number
}

const openQuote = Effect.fnUntraced(function* ({ id, version }: Opened) {
  const job: Job = yield* (yield* Jobs).openAt(id, version)
  return job instanceof Quote ? job : yield* new QuoteNeeded({ number: job.number })
})

/** Marks a quote as lost, as of today; marked again it has another reason. Prices, link and papers stay as they are. */
export const loseQuote = Effect.fn("loseQuote")(function* ({
  reason,
  note,
  ...opened
}: Opened & { readonly reason: string; readonly note: string }) {
  const quote = yield* openQuote(opened)
  const { timeZone } = yield* (yield* Locations).get(quote.locationId)
  const lost = { reason: lostReasonOf(reason), note, on: yield* todayIn(timeZone) }
  yield* (yield* JobChanges).add(quote.id, { _tag: "lost", deed: "lost", reason: lost.reason, note })
  return yield* (yield* Jobs).save(withFacts(quote, { lost }))
})

/** The quote is open again: there is somebody to talk to. One that is open already stays as it is. */
export const reviveQuote = Effect.fn("reviveQuote")(function* (opened: Opened) {
  const quote = yield* openQuote(opened)
  if (quote.lost === null) return quote
  yield* (yield* JobChanges).add(quote.id, { _tag: "lost", deed: "reopened", reason: quote.lost.reason, note: "" })
  return yield* (yield* Jobs).save(withFacts(quote, { lost: null }))
})
