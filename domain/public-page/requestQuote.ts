import { Clock, Effect } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { TooManyTries, limitAttempts } from "#domain/credentials/Attempts.ts"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { factsOfJob } from "#domain/documents/jobFacts.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { linkAmountDue } from "#domain/job-links/linkAmountDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type JobDraft, emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import { Nags } from "#domain/nags/Nags.ts"
import type { PartNumber } from "#domain/nags/PartNumber.ts"
import { isRegionOf, notApplicable } from "#domain/shared/Address.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { languageOf } from "#domain/words/languages.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { guardProposedTimes } from "#domain/schedule/guardSchedule.ts"
import { locationOf } from "./findQuoteGlass.ts"
import { quoteLines, quotePrice, type QuoteWork } from "./priceQuote.ts"
import type { postQuoteRequest } from "./quoteApi.ts"
import { depositDue } from "./quoteDeposit.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { QuotePriceChanged, timeTaken } from "./quoteFailures.ts"
import { isPossiblePane, jobTypeOf } from "./quoteGlass.ts"
import { quoteProfile, quoteRecipients, type QuoteSettings, quoteShop } from "./quoteSettings.ts"
import { guardRadius, holdSlot, minutesOf, lockBestSlot } from "./quoteTimes.ts"
import { quoteTextsOf } from "./quoteTextsOf.ts"
import { requestedPayment, notifyOfQuote, notifyOfUnpaidQuote } from "./notifyOfQuote.ts"
import { visitOf } from "./visitOf.ts"
import { toPlan } from "./visitPlan.ts"

type Asked = (typeof postQuoteRequest)["input"]["Type"]

/**
 * Creates a customer and a quote from a visitor's request. The price is locked for 30 days if the one shown is still
 * the shop's. If a time is given, the appointment is booked, unless the deposit has to be paid first. Always creates a
 * new customer: existing ones are neither looked up nor revealed. Idempotent per request id.
 */
export const requestQuote = Effect.fn("requestQuote")(function* (asked: Asked) {
  const { runInNew } = yield* Transaction
  const shop = yield* runInNew(quoteShop)
  // Honeypot: only bots fill in this hidden field.
  if (asked.website !== "") return yield* TooManyTries.after(3_600)
  yield* limitAttempts("quoteSent", shop.tenant.id)
  // A known request is not a new one: a visitor who now declines to pay is still processed when the hourly limit is
  // reached.
  if ((yield* runInNew(Effect.flatMap(QuoteStore, (desk) => desk.jobOf(asked.requestId)))) !== undefined)
    return yield* runInNew(makeQuote(asked, shop))
  // Limits how many requests a shop gets in an hour, and how many one visitor can send. Counted before the transaction
  // begins: the counter uses its own connection, and many requests already holding one would wait for each other.
  const { giveBack } = yield* limitAttempts("quoteLead", shop.tenant.id)
  // A rejected request made no work for the shop, so its count is returned after the transaction ends.
  return yield* Effect.tapError(runInNew(makeQuote(asked, shop)), () => giveBack)
})

const makeQuote = Effect.fnUntraced(function* (asked: Asked, shop: Shop) {
  const desk = yield* QuoteStore
  const before = yield* desk.claimRequest(asked.requestId, yield* Clock.currentTimeMillis)
  if (before !== undefined) {
    const job = yield* Effect.orDie((yield* Jobs).getForUpdate(before))
    if (!asked.paysNow) yield* notifyOfUnpaidQuote(job, readerOf(asked), asked.contact.note.trim(), shop)
    return yield* toldOf(job, asked.language, shop)
  }

  const location = yield* locationOf(shop.locations, asked.locationId)
  const priced = yield* pricedLines(asked, shop)
  const times = { ...asked, insured: asked.insurance !== null, location }
  yield* guardRadius(times, shop.settings)
  const slot = asked.time === null ? undefined : yield* lockBestSlot(times, asked.time)

  const waits = slot !== undefined && (yield* isPaidFirst(asked, priced?.total, shop))
  const customer = yield* Effect.orDie(createCustomer(customerFrom(asked, shop.tenant)))
  yield* noteConsent(asked, shop.tenant)
  const notes = yield* notesOf(asked, shop, priced?.total)
  const draft: JobDraft = {
    customerId: customer.id,
    locationId: location.id,
    pricingProfileId: priced?.profileId ?? null,
    salespersonId: null,
    vehicle: yield* vehicleFrom(asked),
    insurance:
      asked.insurance === null
        ? null
        : { ...emptyInsurance, ...asked.insurance, deductible: asked.insurance.deductible ?? 0 },
    install: {
      ...emptyInstall,
      jobType: jobTypeOf(asked.glass),
      duration: minutesOf(times),
      repairLocation: asked.isMobile ? "mobile" : "inShop",
      address: placeFrom(asked, shop.tenant),
      notes,
      ...(slot === undefined || waits ? {} : toPlan(slot))
    },
    partsStatus: jobTypeOf(asked.glass) === "replacement" ? "pending" : "complete",
    lines: priced?.lines ?? []
  }
  const job = yield* createJob(draft, guardProposedTimes, asked.isFramed === true ? "ownSite" : "publicPage").pipe(
    Effect.catch(timeTaken)
  )
  const note = asked.contact.note.trim()
  if (waits && asked.paysNow) {
    yield* desk.linkJob(asked.requestId, job.id, { ...readerOf(asked), note })
    yield* holdSlot(asked.requestId, slot)
  } else {
    yield* desk.linkJob(asked.requestId, job.id)
    yield* desk.releaseHold(asked.requestId)
    yield* notifyOfQuote(job, readerOf(asked), note, shop)
  }
  return yield* toldOf(job, asked.language, shop)
})

const readerOf = ({ contact: { by, consent }, language }: Asked) =>
  ({ by: by === "sms" && !consent ? "none" : by, language }) as const

/** Whether the deposit must be paid by card before a time is booked: the shop requires one and accepts cards. */
const isPaidFirst = Effect.fnUntraced(function* ({ insurance }: Asked, total: number | undefined, { settings }: Shop) {
  if (settings.payment !== "deposit" || (yield* CardProcessor).frame.kind === "none") return false
  return depositDue({ deposit: settings.deposit, total, deductible: insurance?.deductible }) > 0
})

/** Returns the response to the visitor, with a link token of its own. */
const toldOf = Effect.fnUntraced(function* (job: Job, language: Asked["language"], { tenant, settings }: Shop) {
  const asks = requestedPayment(job, settings)
  // Uses the shop at hand: querying the directory inside a transaction would take a second connection and exhaust the
  // pool under load.
  const { location } = yield* factsOfJob(job, tenant)
  const link = yield* newJobLink({ job, location }, "quote", language, asks)
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* JobLinks).addKey(link.id, fingerprint(token))
  return { number: job.number, token, visit: visitOf(job), deposit: linkAmountDue(asks, job) }
})

type Shop = Effect.Success<typeof quoteShop>

/**
 * Returns the priced lines in the shop's language. Fails with `QuotePriceChanged` if their total differs from the one
 * shown.
 */
const pricedLines = Effect.fnUntraced(function* (
  { glass, chips, calibration, partNumber, total, locationId }: Asked,
  { tenant, locations, settings }: Shop
) {
  if (partNumber === null || total === null) return undefined
  const work = yield* workFrom(glass, chips, calibration, partNumber)
  const profile = yield* quoteProfile(settings)
  const lines = work && (yield* quoteLines(work, profile, tenant.language))
  if (lines === undefined || profile === undefined) return yield* new QuotePriceChanged()
  const price = yield* quotePrice(lines, yield* locationOf(locations, locationId))
  if (price.total !== total) return yield* new QuotePriceChanged()
  return { lines, total: price.isOpen ? undefined : price.total, profileId: profile.id }
})

const workFrom = Effect.fnUntraced(function* (
  glass: Asked["glass"],
  chips: Asked["chips"],
  how: Asked["calibration"],
  partNumber: string
) {
  if (glass === "chip") return { kind: "repair", chips } satisfies QuoteWork
  if (glass === "calibration") return how === "none" ? undefined : ({ kind: "calibration", how } satisfies QuoteWork)
  const part = yield* (yield* Nags)
    .get(partNumber as PartNumber)
    .pipe(Effect.catchTag("GlassPartNotFound", () => Effect.succeed(undefined)))
  return part !== undefined && isPossiblePane(glass, part) ? ({ kind: "pane", part } satisfies QuoteWork) : undefined
})

/** Returns the address of a mobile job. A region outside the shop's country is cleared. */
const placeFrom = ({ address, isMobile, postalCode }: Asked, { country }: Tenant) =>
  address === null || !isMobile
    ? null
    : {
        ...address,
        region: isRegionOf(country, address.region) ? address.region : notApplicable,
        address2: "",
        postalCode,
        country
      }

/** Returns a new customer with the entered details. */
const customerFrom = (asked: Asked, tenant: Tenant) => {
  const { contact, language } = asked
  const place = placeFrom(asked, tenant)
  const name = contact.name.trim()
  const [firstName = "", ...rest] = name.split(/\s+/)
  return {
    isBusiness: false,
    customerName: name,
    firstName: firstName.slice(0, 60),
    lastName: rest.join(" ").slice(0, 60),
    customerType: "retail",
    pricingProfileId: null,
    phoneNumbers: [{ phoneNumber: contact.phone.trim(), phoneType: "mobile" }],
    emailAddress: contact.email.trim(),
    language,
    billingAddress: null,
    shippingAddress: place === null ? null : { ...place, addressType: "residential" as const },
    taxExemptNo: "",
    taxExemptExpirationDate: "",
    paymentTerms: "Cash",
    externalAccountingId: "",
    ediInsuranceId: "",
    tpaId: "",
    salesRepresentative: "",
    status: "active"
  } as const
}

/** Returns the vehicle by its VIN or plate, with year and model as found. */
const vehicleFrom = Effect.fnUntraced(function* ({ vehicle, identity, car }: Asked) {
  const named = [vehicle, identity]
  const vin = named.find((one) => one?.by === "vin")
  const plate = named.find((one) => one?.by === "plate")
  const decoded =
    vin === undefined || vin === null || vin.by !== "vin"
      ? undefined
      : yield* (yield* VinDecoder)
          .decode(vin.vin)
          .pipe(Effect.catchTag("VinNotDecoded", () => Effect.succeed(undefined)))
  const { year, make, model, bodyStyle } =
    decoded ?? (vehicle?.by === "model" ? vehicle : undefined) ?? car ?? emptyVehicle
  return {
    ...emptyVehicle,
    year,
    make,
    model,
    bodyStyle,
    vin: vin?.by === "vin" ? vin.vin : "",
    plate: plate?.by === "plate" ? plate.plate : "",
    plateState: plate?.by === "plate" ? (plate.state as JobDraft["vehicle"]["plateState"]) : ""
  } satisfies JobDraft["vehicle"]
})

/** Returns the job notes with what the visitor entered, in the language of the first notified user. */
const notesOf = Effect.fnUntraced(function* (
  { glass, chips, answers, contact, insurance }: Asked,
  { tenant, settings }: { readonly tenant: Tenant; readonly settings: QuoteSettings },
  total: number | undefined
) {
  const [reader] = yield* quoteRecipients(settings)
  const language = reader === undefined ? tenant.language : languageOf(reader.defaultLanguage)
  const t = quoteTextsOf[language]
  const { money } = documentFormats(language, tenant.country)
  return [
    t("note.glass", { glass: t(`about.${glass}`) }),
    glass === "chip" ? t("note.chips", { chips }) : "",
    answers.length === 0
      ? ""
      : t("note.answers", {
          answers: answers
            .map(({ feature, answer }) => `${t(`feature.${feature}`)}: ${t(`answer.${answer}`)}`)
            .join("; ")
        }),
    total === undefined ? t("note.unpriced") : t("note.priced", { total: money(total) }),
    insurance !== null && insurance.deductible === null ? t("note.deductible") : "",
    contact.note.trim() === "" ? "" : t("note.said", { note: contact.note.trim() })
  ]
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, 2000)
})

/** Records the visitor's consent to text messages with the wording shown. A phone that replied STOP stays opted out. */
const noteConsent = Effect.fnUntraced(function* ({ contact, language }: Asked, { businessName }: Tenant) {
  const phone = contact.consent ? toSmsNumber(contact.phone) : undefined
  if (phone === undefined) return
  const consents = yield* SmsConsents
  if ((yield* consents.latest(phone))?.kind === "stopped") return
  yield* consents.add({
    phone,
    kind: "given",
    place: "online",
    wording: messageTextsOf[language]("consent", { shop: businessName }),
    by: "",
    at: yield* Clock.currentTimeMillis
  })
})
