import { Clock, Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import { placeJobFile } from "#domain/job-files/addJobFile.ts"
import { FileNotTaken } from "#domain/job-files/JobFile.ts"
import { LinkUnknown } from "#domain/job-links/linkFailures.ts"
import { findLink, isDocumentLink } from "#domain/job-links/openLink.ts"
import { rejectLink } from "#domain/job-links/showDocument.ts"
import { notifySalesperson } from "#domain/job-links/notifySalesperson.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { toFoundVehicle, panesOf } from "./findQuoteGlass.ts"
import { PhotoLinkClosed, type postPhotoLinkAnswers, type postPhotoLinkPhoto, TooManyPhotos } from "./photoLinkApi.ts"
import { maxReplyPhotos } from "./photoLinkTypes.ts"
import { PhotoReplies } from "./PhotoReplies.ts"
import type { PhotoReply } from "./PhotoReply.ts"
import type { FoundVehicle, QuoteGlass } from "./quoteTypes.ts"
import { quoteTextsOf } from "./quoteTextsOf.ts"

interface Asked {
  readonly token: string
}

/** Maximum number of glass lookups per link, to allow for a misread VIN. */
const maxLookups = 4

const nothingYet = ({ id, jobId }: Pick<JobLink, "id" | "jobId">): PhotoReply => ({
  linkId: id,
  jobId,
  vin: null,
  car: null,
  lookups: 0,
  panes: [],
  answers: [],
  photos: [],
  at: 0,
  sentAt: null
})

/** Returns the glass a job is about according to its estimate, or the windshield if the estimate has none. */
export const glassOf = ({ lines }: Pick<Job, "lines">): QuoteGlass => {
  const [first] = drawnGlass(lines)
  switch (first?.shape) {
    case undefined:
    case "windshield":
      return "windshield"
    case "back":
    case "roof":
      return first.shape
    case "quarter":
      return first.side === "right" ? "rightQuarter" : "leftQuarter"
    case "vent":
      return first.side === "right" ? "rightVent" : "leftVent"
    default:
      return "other"
  }
}

const findPhotoLink = Effect.fnUntraced(function* (token: string) {
  const link = yield* findLink(token)
  return isDocumentLink(link) ? yield* new LinkUnknown() : link
})

/** Returns the state of a photo request link and the job's location. */
const standing = Effect.fnUntraced(function* (link: JobLink, job: Job, reply: PhotoReply) {
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  if (reply.sentAt !== null) return { state: "sent", location } as const
  const isOver = (yield* todayIn(location.timeZone)) > link.expiresOn
  return { state: isOver || job.stage === "invoice" || job.install.complete ? "expired" : "open", location } as const
})

/**
 * Returns the job and reply of a link that is still open, or fails with `PhotoLinkClosed`. With `isReceivedByPartner`, the job is
 * locked against changes.
 */
const openPhotoLink = Effect.fnUntraced(function* (link: JobLink, isHeld: boolean) {
  const jobs = yield* Jobs
  const job = yield* Effect.orDie(isHeld ? jobs.getForUpdate(link.jobId) : jobs.get(link.jobId))
  const reply = (yield* (yield* PhotoReplies).ofLink(link.id)) ?? nothingYet(link)
  if ((yield* standing(link, job, reply)).state !== "open") return yield* new PhotoLinkClosed()
  return { job, reply }
})

/** The same by token, run in its own transaction so that none is open during the slow steps that follow. */
const lookedAt = Effect.fnUntraced(function* ({ token }: Asked) {
  const { runInNew } = yield* Transaction
  return yield* runInNew(
    Effect.gen(function* () {
      const link = yield* findPhotoLink(token)
      return { link, ...(yield* openPhotoLink(link, false)) }
    })
  )
})

const keep = Effect.fnUntraced(function* (reply: PhotoReply) {
  yield* (yield* PhotoReplies).save({ ...reply, at: yield* Clock.currentTimeMillis })
})

/** Returns what the customer's page shows: what they sent so far, or whom to call if the link is closed. */
export const showPhotoLink = Effect.fn("showPhotoLink")(function* ({ token }: Asked) {
  const link = yield* Effect.catchTag(findPhotoLink(token), "LinkUnknown", () => rejectLink(token, undefined))
  const job = yield* Effect.orDie((yield* Jobs).get(link.jobId))
  const reply = (yield* (yield* PhotoReplies).ofLink(link.id)) ?? nothingYet(link)
  const { state, location } = yield* standing(link, job, reply)
  const { businessName: name, phoneNumber } = yield* (yield* OwnBusiness).get
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  yield* (yield* JobLinks).recordOpened(link.id, yield* Clock.currentTimeMillis)
  if (link.openedAt === null)
    yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "opened", note: link.kind })
  const isOpen = state === "open"
  return {
    state,
    language: link.language,
    shop: { name, phone: formatPhone(location.phoneNumber || phoneNumber) },
    customer: isOpen ? customer.firstName.trim() || job.customerName : "",
    glass: glassOf(job),
    vin: isOpen ? (reply.vin ?? "") : "",
    car: isOpen ? reply.car : null,
    panes: isOpen ? reply.panes.map(({ features }) => ({ features })) : [],
    answers: isOpen ? reply.answers : [],
    photos: isOpen ? reply.photos : []
  }
})

/** Decodes a VIN without saving it. */
export const decodePhotoLinkVin = Effect.fn("decodePhotoLinkVin")(function* ({
  token,
  vin
}: Asked & { readonly vin: Vin }) {
  yield* lookedAt({ token })
  return toFoundVehicle(yield* (yield* VinDecoder).decode(vin))
})

/**
 * Saves the VIN the customer confirmed, with the panes that fit. Panes are looked up once per VIN, within the limits of
 * the shop, the visitor and the link. The job's own VIN does not change.
 */
export const saveVin = Effect.fn("saveVin")(function* ({ token, vin }: Asked & { readonly vin: Vin }) {
  const { link, job, reply } = yield* lookedAt({ token })
  const told = ({ car, panes }: Pick<PhotoReply, "car" | "panes">) => ({
    car,
    panes: panes.map(({ features }) => ({ features }))
  })
  if (reply.vin === vin) return told(reply)
  const car = yield* Effect.map((yield* VinDecoder).decode(vin), toFoundVehicle).pipe(
    Effect.catchTag("VinNotDecoded", () => Effect.succeed(null))
  )
  const found = yield* panesWithin(glassOf(job), car, reply)
  const held = yield* openPhotoLink(link, true)
  const next: PhotoReply = { ...held.reply, vin, car, ...found, answers: [] }
  yield* keep(next)
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "vin", note: "" })
  return told(next)
})

const panesWithin = Effect.fnUntraced(function* (
  glass: QuoteGlass,
  car: FoundVehicle | null,
  { lookups }: Pick<PhotoReply, "lookups">
) {
  const none = { panes: [], lookups }
  if (glass === "other" || car === null || lookups >= maxLookups) return none
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return none
  // Beyond the limit, staff find the glass; the photos are still wanted.
  const isWithin = yield* limitAttempts("quoteLookup", tenant.id).pipe(
    Effect.as(true),
    Effect.catchTag("TooManyTries", () => Effect.succeed(false))
  )
  if (!isWithin) return none
  const panes = yield* panesOf(tenant, glass, car)
  return { panes: panes.map(({ partNumber, features }) => ({ partNumber, features })), lookups: lookups + 1 }
})

/** Saves the answers given so far. */
export const saveAnswers = Effect.fn("saveAnswers")(function* ({
  token,
  answers
}: (typeof postPhotoLinkAnswers)["input"]["Type"]) {
  const { reply } = yield* openPhotoLink(yield* findPhotoLink(token), true)
  yield* keep({ ...reply, answers })
  return {}
})

/** Adds a customer's photo to the job's files. It never replaces a file of the shop. */
export const savePhoto = Effect.fn("savePhoto")(function* ({
  token,
  fileId,
  subject,
  file
}: (typeof postPhotoLinkPhoto)["input"]["Type"]) {
  const { link, job, reply } = yield* lookedAt({ token })
  if (reply.photos.some((one) => one.fileId === fileId)) return {}
  if (reply.photos.length >= maxReplyPhotos) return yield* new TooManyPhotos({ most: maxReplyPhotos })
  const { runInNew } = yield* Transaction
  const { language } = yield* runInNew((yield* OwnBusiness).get)
  const name = quoteTextsOf[language](`photoName.${subject}`)
  const placed = yield* placeJobFile({ id: job.id, fileId, place: "attachment", name, file }, "full").pipe(
    Effect.catchTag("JobNotFound", Effect.die)
  )
  // A file id already used by the shop's staff is rejected.
  if (placed.by !== null) return yield* new FileNotTaken()
  const held = yield* openPhotoLink(link, true)
  if (held.reply.photos.some((one) => one.fileId === fileId)) return {}
  if (held.reply.photos.length >= maxReplyPhotos) return yield* new TooManyPhotos({ most: maxReplyPhotos })
  yield* keep({ ...held.reply, photos: [...held.reply.photos, { fileId, subject }] })
  return {}
})

/** Marks the customer as finished and notifies the salesperson once. */
export const closePhotoLink = Effect.fn("closePhotoLink")(function* ({ token }: Asked) {
  const link = yield* findPhotoLink(token)
  // Retry after a lost response: already done.
  if (((yield* (yield* PhotoReplies).ofLink(link.id)) ?? nothingYet(link)).sentAt !== null) return {}
  const { job, reply } = yield* openPhotoLink(link, true)
  yield* keep({ ...reply, sentAt: yield* Clock.currentTimeMillis })
  yield* (yield* JobChanges).add(job.id, {
    _tag: "customer",
    deed: "photos",
    note: String(reply.photos.length)
  })
  yield* notifySalesperson("photosSent", job)
  return {}
})
