import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { jobSiteOf } from "#domain/documents/ShownVisit.ts"
import { lockOpenQuote, signQuote } from "#domain/job-links/answerQuote.ts"
import { QuoteNotOpen } from "#domain/job-links/linkFailures.ts"
import { linkState, openLink } from "#domain/job-links/openLink.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { isRegionOf, notApplicable } from "#domain/shared/Address.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { holdTime, quoteTimes, lockBestSlot } from "./quoteTimes.ts"
import type { QuoteTime } from "./quoteTypes.ts"
import type { postDocumentBooking } from "./saleApi.ts"
import { toPlan, planVisit, availabilityOf } from "./visitPlan.ts"

/** Returns the availability query for a job, and whether the customer still has to specify the place. */
export const availabilityQueryFor = Effect.fnUntraced(function* (job: Job, postalCode: string) {
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  const place = jobSiteOf({ job, location, customer })
  const asked = availabilityOf({ job, location, customer })
  return {
    location,
    isPlaceOpen: place === undefined,
    asked: { ...asked, postalCode: place?.postalCode ?? postalCode }
  }
})

/** Loads the job behind a link whose customer may choose a time: its quote is open and has no upcoming appointment. */
const openSale = Effect.fnUntraced(function* (token: string, postalCode: string) {
  const link = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).get(link.jobId))
  const found = yield* availabilityQueryFor(job, postalCode)
  const today = yield* todayIn(found.location.timeZone)
  if (linkState(link, job, today) !== "open" || isPlanned(job, today)) return yield* new QuoteNotOpen()
  return found.asked
})

/** Whether a job already has an appointment or is complete. */
export const isPlanned = ({ install }: Job, today: string): boolean => install.complete || install.date >= today

/** Returns the half-days a customer can choose from when accepting a quote. */
export const getAcceptanceTimes = Effect.fn("getAcceptanceTimes")(function* ({
  token,
  postalCode = ""
}: {
  readonly token: string
  readonly postalCode?: string
}) {
  return yield* quoteTimes(yield* openSale(token, postalCode))
})

/** Holds a half-day while the customer signs. */
export const holdAcceptanceTime = Effect.fn("holdAcceptanceTime")(function* ({
  token,
  postalCode,
  ...time
}: QuoteTime & { readonly token: string; readonly postalCode: string }) {
  return yield* holdTime(yield* openSale(token, postalCode), time)
})

/**
 * Accepts a quote and books an appointment atomically: the signature, the acceptance and the installer's hours are
 * saved together or not at all. A time taken in the meantime is rejected before anything is signed.
 */
export const acceptAndBook = Effect.fn("acceptAndBook")(function* ({
  token,
  contentHash,
  signedBy,
  mark,
  address,
  ...time
}: (typeof postDocumentBooking)["input"]["Type"]) {
  const job = yield* lockOpenQuote({ token, contentHash })
  const { location, isPlaceOpen, asked } = yield* availabilityQueryFor(job, address?.postalCode ?? "")
  if (isPlanned(job, yield* todayIn(location.timeZone))) return yield* new QuoteNotOpen()
  const slot = yield* lockBestSlot(asked, time)
  const { country } = location.address
  const said =
    isPlaceOpen && address !== null
      ? {
          address: {
            ...address,
            region: isRegionOf(country, address.region) ? address.region : notApplicable,
            address2: "",
            country
          }
        }
      : {}
  const booked = yield* planVisit(job, { ...toPlan(slot), ...said })
  yield* (yield* QuoteStore).releaseHold(asked.requestId)
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "booked", note: "" })
  return yield* signQuote(booked, { signedBy, mark, contentHash })
})
