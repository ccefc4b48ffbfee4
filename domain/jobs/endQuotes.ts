import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { languageTags } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { type Job, LostQuote, Quote, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import type { JobSearch } from "./JobSearch.ts"
import { Jobs } from "./Jobs.ts"
import { LostReason } from "./jobCodes.ts"
import { bookInstallers } from "./bookInstallers.ts"
import {
  InstallerBooked,
  JobChanged,
  JobKept,
  JobNotFound,
  JobSavedSince,
  type KeptBecause,
  QuoteNeeded
} from "./jobFailures.ts"
import { noteOnOriginal } from "./creditInvoice.ts"

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

/**
 * Why a job is not deleted, as far as it says so itself: it was agreed or billed, it bills another job anew, its work came back, or money
 * was taken on it. Undefined for a quote of which only its keeper may know more.
 */
export const keptBecause = (job: Job): KeptBecause | undefined => {
  if (job.stage !== "quote") return "stage"
  if (job.invoiceNumber !== null) return "invoiced"
  if (job.rebillOf !== null) return "rebill"
  if (job.reworks.length > 0) return "rework"
  return job.payments.length > 0 ? "payments" : undefined
}

const asQuote = (job: Job): Effect.Effect<Quote, JobKept> => {
  const because = keptBecause(job)
  if (because !== undefined) return Effect.fail(new JobKept({ number: job.number, because }))
  return job.stage === "quote" ? Effect.succeed(job) : Effect.die(`Job ${job.id} is no quote.`)
}

/**
 * Deletes quotes that nobody was sent, signed or paid for: typed by mistake, or twice. Undoing puts a quote back under
 * its number, with its installers where they are free still.
 */
export const deleteQuotes = bulkAction({
  name: "deleteQuotes",
  list: "jobs",
  change: Schema.Struct({}),
  trace: Quote,
  failures: [JobNotFound, JobKept, InstallerBooked, CustomerNotFound, LocationNotFound],
  matching: (search: JobSearch, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  get: (id: JobId) => Jobs.use((jobs) => jobs.open(id)),
  nameOf: ({ number, customerName }) => `${number} ${customerName}`,
  does: Effect.fnUntraced(function* (job) {
    const quote = yield* asQuote(job)
    yield* (yield* Jobs).remove(quote)
    yield* noteOnOriginal(quote, false)
    yield* (yield* JobChanges).add(quote.id, { _tag: "deleted", number: quote.number })
    return quote
  }),
  undoes: Effect.fnUntraced(function* (quote) {
    yield* (yield* Customers).get(quote.customerId)
    const { install, keepBookings } = yield* bookInstallers(quote.id, quote)
    // One version on: a page that still shows the quote it was does not save over this one.
    yield* (yield* Jobs).add(withFacts(quote, { install, version: quote.version + 1 }, { disableChecks: true }))
    yield* keepBookings
    yield* noteOnOriginal(quote, true)
    yield* (yield* JobChanges).add(quote.id, { _tag: "restored", number: quote.number })
  })
})
