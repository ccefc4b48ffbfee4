import { Effect } from "effect"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { Job } from "#domain/jobs/Job.ts"
import { creditInvoice, reworkJob } from "#domain/jobs/creditInvoice.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { markQuoteLost } from "#domain/jobs/endQuotes.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { sampleCustomer, sampleJob, sampleLocation, samplePricingProfile, sampleUser } from "#domain/testing/samples.ts"

/** The job used in the stories. */
export const jobId = "019a0000-0000-7000-8000-000000000042"
export const jobPath = `/jobs/${jobId}/edit`

/** The job's creator, who may edit costs. */
export const owner: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000e1"),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["owner"],
  features: ["FullCRM"],
  accountActive: true
}

/** A location, an insurer's pricing profile, and two customers: everything a first quote needs. */
export const shopForQuotes = Effect.gen(function* () {
  const locationId = LocationId.make(yield* (yield* NewId).next)
  yield* (yield* Locations).add(new Location({ ...sampleLocation, id: locationId, version: 1 }))
  yield* (yield* Users).save({ ...sampleUser, id: owner.id, userName: "bea.ortiz", roles: owner.roles }, "none")
  const profile = yield* createPricingProfile(samplePricingProfile)
  const ada = yield* createCustomer({ ...sampleCustomer, pricingProfileId: profile.id })
  yield* createCustomer({
    ...sampleCustomer,
    customerName: "Luis Herrera",
    emailAddress: "luis@herrera.example",
    phoneNumbers: [{ phoneNumber: "520-555-0177", phoneType: "mobile" }]
  })
  return { draft: { ...sampleJob(ada.id, locationId), pricingProfileId: profile.id } satisfies JobDraft }
})

/** The quote of trade 3.2 example E under the id used in the stories, with optional changes. */
export const quoted = (change: (draft: JobDraft) => JobDraft = (draft) => draft) =>
  Effect.gen(function* () {
    const { draft } = yield* shopForQuotes
    return yield* createJob(change(draft)).pipe(
      Effect.provideService(NewId, { next: Effect.succeed(jobId) }),
      Effect.provideService(CurrentUser, owner)
    )
  })

/** The same, lost because of its price. */
export const lostQuote = Effect.gen(function* () {
  const { id, version } = yield* quoted()
  return yield* markQuoteLost({ id, version, reason: "price", note: "Half at the dealer" })
})

/** The same, converted to a work order. */
export const ordered = (change?: (draft: JobDraft) => JobDraft) =>
  Effect.gen(function* () {
    const { id, version } = yield* quoted(change)
    return yield* convertToWorkOrder({ id, version, date: "2026-12-01", timeFrame: "morning" })
  })

/** The same, invoiced. */
export const invoiced = Effect.gen(function* () {
  const { id, version } = yield* ordered()
  return yield* convertToInvoice({ id, version })
})

/** The same, plus quote 1002 for the same customer. */
export const quoteAndInvoice = Effect.gen(function* () {
  const { customerId, locationId } = yield* invoiced
  return yield* createJob(sampleJob(customerId, locationId)).pipe(Effect.provideService(CurrentUser, owner))
})

/** The same, with comeback job 1002. */
export const withComeback = Effect.gen(function* () {
  const { id, version } = yield* invoiced
  return yield* reworkJob({ id, version, cause: "leak", note: "Wet after a car wash" })
})

/** A quote created by staff, and quote 1002 from the public page. */
export const madeOnline = Effect.gen(function* () {
  const { customerId, locationId } = yield* quoted()
  return yield* createJob(sampleJob(customerId, locationId), acceptAnyInstall, "publicPage")
})

/** The same, paid: 869.18 by the insurer, 40.00 by the customer (trade 3.2 example E). */
export const paid = Effect.gen(function* () {
  const { id } = yield* invoiced
  const received = { id, collectionDate: "2026-11-21", description: "" }
  yield* recordPayment({
    ...received,
    paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000051"),
    payer: "customer",
    source: "Card terminal",
    amountReceived: 4000
  })
  yield* recordPayment({
    ...received,
    paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000052"),
    payer: "insurer",
    source: "Insurer EFT",
    amountReceived: 86918
  })
})

/** The same, credited and rebilled as job 1002. */
export const rebilled = Effect.gen(function* () {
  yield* paid
  const { id, version } = yield* (yield* Jobs).get(JobId.make(jobId))
  return yield* creditInvoice({ id, version, reason: "Wrong policy", rebill: true })
})

/** The same quote, with prices from last January. */
export const quotedLongAgo = Effect.gen(function* () {
  const job = yield* quoted()
  yield* (yield* Jobs).save(Job.make({ ...job, quotedOn: "2026-01-05" }))
})
