import { Effect } from "effect"
import { isCredited } from "#domain/jobs/Job.ts"
import { CreditNoteId } from "#domain/jobs/CreditNote.ts"
import { creditNoteOf } from "#domain/jobs/creditInvoice.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { bookedHours, InstallerBookings } from "#domain/jobs/bookInstallers.ts"
import { Bookings, type Slot } from "./Bookings.ts"
import { jobOf, stageOf } from "./jobOf.ts"
import { type GeneratedJob, writeYears } from "./writeYears.ts"
import { type DocumentTimes, documentNumbers } from "./documentNumbers.ts"
import { mailQuotes } from "./mailQuotes.ts"
import type { Story, YearsShop } from "./Story.ts"
import { generateStories } from "./generateStories.ts"

/** Eighteen months. */
const daysBack = 548

/** A job created separately, interleaved with the generated ones. */
export interface SeparateJob extends DocumentTimes {
  readonly vin: string
  readonly slots: ReadonlyArray<Slot>
}

/**
 * Fills a shop's books with `count` jobs over the eighteen months up to yesterday, and reserves the numbers of
 * separately created jobs in between.
 */
export const seedYears = Effect.fn("seedYears")(function* <T extends SeparateJob>(
  shop: YearsShop,
  count: number,
  told: ReadonlyArray<T>,
  now: number
) {
  const bookings = new Bookings()
  for (const slot of told.flatMap(({ slots }) => slots)) bookings.take(slot)
  for (const { id, daysOff } of shop.fitters) bookings.takeDays(id, daysOff)
  const today = yield* todayIn(shop.locations[0]!.timeZone)
  const span = {
    count,
    from: daysAfter(today, -daysBack),
    to: daysAfter(today, -1),
    knownVins: told.map(({ vin }) => vin)
  }
  const stories = (count === 0 ? [] : generateStories(shop, bookings, span)).map((story) => ({
    story,
    ...papersOf(story, now)
  }))
  const numbers = documentNumbers<DocumentTimes>([...told, ...stories])
  const kept = yield* Effect.forEach(stories, (one) => keptOf(one.story, numbers.of(one), now))
  yield* writeYears(kept, numbers.last)
  yield* mailQuotes(kept)
  return { ...numbers, book: bookAhead(shop, kept, today) }
})

/**
 * Books installers' hours for generated jobs still to come, so that the schedule shows them. Must run after all other
 * jobs have been booked. Overlaps with jobs at a location in another time zone are booked as overridden.
 */
const bookAhead = Effect.fnUntraced(function* (shop: YearsShop, kept: ReadonlyArray<GeneratedJob>, today: string) {
  const { conflicts, replace } = yield* InstallerBookings
  for (const { job } of kept) {
    if (job.install.date < today || job.install.installers.length === 0) continue
    const { timeZone } = shop.locations.find(({ id }) => id === job.locationId)!
    const asked = bookedHours(job.install, timeZone)
    const met = yield* conflicts(job.id, asked)
    yield* replace(
      job.id,
      asked.map((hours) => ({ ...hours, isOverride: met.some(({ at }) => at === hours.at) }))
    )
  }
})

const papersOf = (story: Story, now: number): DocumentTimes => {
  const isInvoiced = stageOf(story, now) === "invoice"
  const creditedAt = story.won?.credited?.at
  return {
    quotedAt: story.quotedAt,
    invoicedAt: isInvoiced ? story.won?.invoicedAt : undefined,
    creditedAt: isInvoiced && creditedAt !== undefined && creditedAt <= now ? creditedAt : undefined
  }
}

const keptOf = Effect.fnUntraced(function* (story: Story, numbers: Parameters<typeof jobOf>[1], now: number) {
  const { events, job } = yield* jobOf(story, numbers, now)
  const credited = story.won?.credited
  if (!isCredited(job) || credited === undefined) return { story, job, events, note: undefined } satisfies GeneratedJob
  const note = creditNoteOf(job, {
    id: CreditNoteId.make(yield* (yield* NewId).next),
    number: job.credit.number,
    creditedOn: credited.day,
    reason: credited.reason
  })
  return { story, job, events, note } satisfies GeneratedJob
})
