import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { bookInstallers } from "./bookInstallers.ts"
import { type Job, Quote, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { InstallerBooked, JobKept, JobNotFound, type KeptBecause } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"
import type { JobSearch } from "./JobSearch.ts"
import { noteOnOriginal } from "./reworkJob.ts"

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
