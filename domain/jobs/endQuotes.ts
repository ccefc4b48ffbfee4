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
import { type Job, LostQuote, Quote, withFields } from "./Job.ts"
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
  type NotDeletableReason,
  QuoteNeeded
} from "./jobFailures.ts"
import { updateOriginalJob } from "./creditInvoice.ts"

interface Opened {
  readonly id: JobId
  readonly version: number
}

const openQuote = Effect.fnUntraced(function* ({ id, version }: Opened) {
  const job: Job = yield* (yield* Jobs).getForUpdateAt(id, version)
  return job instanceof Quote ? job : yield* new QuoteNeeded({ number: job.number })
})

/** Marks a quote as lost, as of today; doing so again replaces the reason. Prices, link and documents are unchanged. */
export const markQuoteLost = Effect.fn("markQuoteLost")(function* ({
  reason,
  note,
  ...opened
}: Opened & { readonly reason: string; readonly note: string }) {
  const quote = yield* openQuote(opened)
  const { timeZone } = yield* (yield* Locations).get(quote.locationId)
  const lost = { reason: normalizeLostReason(reason), note, on: yield* todayIn(timeZone) }
  yield* (yield* JobChanges).add(quote.id, { _tag: "lost", deed: "lost", reason: lost.reason, note })
  return yield* (yield* Jobs).save(withFields(quote, { lost }))
})

/** Reopens a lost quote. Does nothing if the quote is already open. */
export const reopenQuote = Effect.fn("reopenQuote")(function* (opened: Opened) {
  const quote = yield* openQuote(opened)
  if (quote.lost === null) return quote
  yield* (yield* JobChanges).add(quote.id, { _tag: "lost", deed: "reopened", reason: quote.lost.reason, note: "" })
  return yield* (yield* Jobs).save(withFields(quote, { lost: null }))
})

/**
 * Marks multiple quotes as lost for the same reason. Rejects jobs that are not quotes; quotes that are already lost get
 * the new reason. Undoing restores each quote unless it was saved since.
 */
export const markQuotesLost = bulkAction({
  name: "loseQuotes",
  list: "jobs",
  change: Schema.Struct({ reason: LostQuote.fields.reason, note: LostQuote.fields.note }),
  trace: Schema.Struct({ id: JobId, version: Schema.Int, lost: Schema.NullOr(LostQuote) }),
  failures: [JobNotFound, JobChanged, JobSavedSince, QuoteNeeded, LocationNotFound],
  matching: (search: JobSearch, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  get: (id: JobId) => Jobs.use((jobs) => jobs.getForUpdate(id)),
  nameOf: ({ number, customerName }) => `${number} ${customerName}`,
  apply: ({ id, version, lost }, said) =>
    Effect.map(markQuoteLost({ id, version, ...said }), (saved) => ({ id, version: saved.version, lost })),
  undo: Effect.fnUntraced(function* ({ id, version, lost }) {
    const jobs = yield* Jobs
    const kept = yield* jobs.getForUpdate(id)
    if (kept.version !== version) return yield* new JobSavedSince({ number: kept.number })
    if (lost === null) return yield* reopenQuote({ id, version })
    yield* (yield* JobChanges).add(id, { _tag: "lost", deed: "lost", reason: lost.reason, note: lost.note })
    return yield* jobs.save(withFields(kept, { lost }))
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

/** Returns a reason as stored: its code, regardless of the language it was entered in; any other text unchanged. */
export const normalizeLostReason = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()

/**
 * Returns why a job cannot be deleted, as far as the job itself shows: it was agreed or billed, it rebills another job,
 * it has comebacks, or it has payments. Undefined for other quotes, for which only the repository can tell.
 */
export const reasonNotDeletable = (job: Job): NotDeletableReason | undefined => {
  if (job.stage !== "quote") return "stage"
  if (job.invoiceNumber !== null) return "invoiced"
  if (job.rebillOf !== null) return "rebill"
  if (job.reworks.length > 0) return "rework"
  return job.payments.length > 0 ? "payments" : undefined
}

const asQuote = (job: Job): Effect.Effect<Quote, JobKept> => {
  const because = reasonNotDeletable(job)
  if (because !== undefined) return Effect.fail(new JobKept({ number: job.number, because }))
  return job.stage === "quote" ? Effect.succeed(job) : Effect.die(`Job ${job.id} is not a quote.`)
}

/**
 * Deletes quotes for which nothing was sent, signed or paid, such as mistakes and duplicates. Undoing restores a quote
 * with its number, and with its installers if they are still free.
 */
export const deleteQuotes = bulkAction({
  name: "deleteQuotes",
  list: "jobs",
  change: Schema.Struct({}),
  trace: Quote,
  failures: [JobNotFound, JobKept, InstallerBooked, CustomerNotFound, LocationNotFound],
  matching: (search: JobSearch, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  get: (id: JobId) => Jobs.use((jobs) => jobs.getForUpdate(id)),
  nameOf: ({ number, customerName }) => `${number} ${customerName}`,
  apply: Effect.fnUntraced(function* (job) {
    const quote = yield* asQuote(job)
    yield* (yield* Jobs).remove(quote)
    yield* updateOriginalJob(quote, false)
    yield* (yield* JobChanges).add(quote.id, { _tag: "deleted", number: quote.number })
    return quote
  }),
  undo: Effect.fnUntraced(function* (quote) {
    yield* (yield* Customers).get(quote.customerId)
    const { install, keepBookings } = yield* bookInstallers(quote.id, quote)
    // The version is incremented so that a page still showing the old quote cannot overwrite this one.
    yield* (yield* Jobs).add(withFields(quote, { install, version: quote.version + 1 }, { disableChecks: true }))
    yield* keepBookings
    yield* updateOriginalJob(quote, true)
    yield* (yield* JobChanges).add(quote.id, { _tag: "restored", number: quote.number })
  })
})
