import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { languageTags } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { type Job, LostQuote, Quote, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { JobChanged, JobNotFound, JobSavedSince, QuoteNeeded } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import type { JobSearch } from "./JobSearch.ts"
import { LostReason } from "./LostReason.ts"

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

/**
 * Marks many quotes as lost for one reason. What is no quote is refused; one that is lost already has the new reason.
 * Undoing puts each back as it was, unless somebody saved it since.
 */
export const loseQuotes = bulkAction({
  name: "loseQuotes",
  list: "jobs",
  change: Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note }),
  trace: Schema.Struct({ id: JobId, version: Schema.Int, lost: Schema.NullOr(LostQuote) }),
  failures: [JobNotFound, JobChanged, JobSavedSince, QuoteNeeded, LocationNotFound],
  matching: (search: JobSearch, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  get: (id: JobId) => Jobs.use((jobs) => jobs.open(id)),
  nameOf: ({ number, customerName }) => `${number} ${customerName}`,
  does: ({ id, version, lost }, said) =>
    Effect.map(loseQuote({ id, version, ...said }), (saved) => ({ id, version: saved.version, lost })),
  undoes: Effect.fnUntraced(function* ({ id, version, lost }) {
    const jobs = yield* Jobs
    const kept = yield* jobs.open(id)
    if (kept.version !== version) return yield* new JobSavedSince({ number: kept.number })
    if (lost === null) return yield* reviveQuote({ id, version })
    yield* (yield* JobChanges).add(id, { _tag: "lost", deed: "lost", reason: lost.reason, note: lost.note })
    return yield* jobs.save(withFacts(kept, { lost }))
  })
})

const texts = await everyLanguage("known", "lost-reasons")

const codes = new Map<string, LostReason>(
  LostReason.literals.flatMap((code) =>
    [code, ...languageTags.map((language) => texts[language][`lostReason.${code}`])].map(
      (word) => [word.toLowerCase(), code] as const
    )
  )
)

/** A reason as it is kept: its code, whichever language it was said in; anything else as it was typed. */
export const lostReasonOf = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()
