import { DateTime, Effect } from "effect"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { createJobDocument } from "#domain/documents/createJobDocument.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { validUntil } from "#domain/jobs/stageRules.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { contentHashOf, isOfferOf } from "#domain/jobs/signedContent.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { linkState, openLink } from "./openLink.ts"
import { isPaidBy, showPayment } from "./showPayment.ts"
import { shownBooking, shownVisit } from "#domain/documents/ShownVisit.ts"
import { documentView, type ShownDocument } from "#domain/documents/ShownDocument.ts"
import { printJobDocument } from "#domain/documents/printJobDocument.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import { LinkUnknown } from "./linkFailures.ts"

interface Asked {
  readonly token: string
  readonly language?: DocumentLanguage
}

/**
 * Returns the document a customer sees behind their link, in the language of the message unless they choose another.
 */
export const showDocument = Effect.fn("showDocument")(function* ({ token, language: wanted }: Asked) {
  const link = yield* Effect.catchTag(openLink(token), "LinkUnknown", () => rejectLink(token, wanted))
  const facts = yield* Effect.orDie(jobFacts(link.jobId))
  const { job, location, tenant } = facts
  const language = wanted ?? link.language
  const formats = documentFormats(language, tenant.country)
  const { day } = formats
  const { fingerprint } = yield* Secrets
  const today = yield* todayIn(location.timeZone)
  const state = linkState(link, job, today)
  const isExpired = state === "expired"
  const visit =
    isExpired || state === "declined" || job.install.complete || job.stage === "invoice"
      ? null
      : shownVisit(facts, formats, today)
  return {
    state,
    language,
    kind: link.kind,
    shop: {
      name: tenant.businessName,
      phone: formatPhone(location.phoneNumber || tenant.phoneNumber),
      email: location.emailAddress || tenant.emailAddress
    },
    customer: isExpired ? "" : facts.customer.firstName.trim() || job.customerName,
    goodUntil: link.kind === "quote" ? day(validUntil(job.quotedOn)) : "",
    isChanged: !isExpired && link.kind === "quote" && job.stage === "quote" && !isOfferOf(link.offer, fingerprint, job),
    contentHash: isExpired ? "" : contentHashOf(fingerprint, job, "quote"),
    answer:
      isExpired || link.kind !== "quote" || job.answer === null
        ? null
        : { kind: job.answer.kind, by: job.answer.by, day: day(dayOf(job.answer.at, location.timeZone)) },
    payment: yield* showPayment({ link, facts, state, language }),
    visit,
    booking: state === "open" && visit === null && !job.install.complete ? shownBooking(facts) : null,
    callbackAsked: link.callbackAt !== null,
    paper: isExpired
      ? null
      : documentView(
          yield* createJobDocument(link.kind, { ...facts, language, billedTo: "customer" }),
          (logo) => `/api/V1/documents/${token}/logo?id=${logo}`
        )
  } satisfies ShownDocument
})

/** Rejects a link that was revoked or never existed, with the shop's contact details and the link's language. */
export const rejectLink = Effect.fnUntraced(function* (token: string, wanted: DocumentLanguage | undefined) {
  const link = yield* (yield* JobLinks).byKey((yield* Secrets).fingerprint(token))
  const language = wanted ?? link?.language
  const { businessName: name, phoneNumber } = yield* (yield* OwnBusiness).get
  const phone = link === undefined ? "" : (yield* Effect.orDie(jobFacts(link.jobId))).location.phoneNumber
  return yield* new LinkUnknown({
    shop: { name, phone: formatPhone(phone || phoneNumber) },
    ...(language === undefined ? {} : { language })
  })
})

const dayOf = (at: number, timeZone: string) => {
  const there = DateTime.setZoneNamed(DateTime.makeUnsafe(at), timeZone)
  return DateTime.formatIsoDate(there._tag === "Some" ? there.value : DateTime.makeUnsafe(at))
}

interface AskedPrint {
  readonly token: string
  readonly language: DocumentLanguage
  /** Payment made through this link whose receipt to print instead. */
  readonly receipt?: PaymentId
}

/**
 * Returns the document behind a customer's link as a file, or the receipt of a payment made through it. Fails with
 * `LinkUnknown` if the document has expired.
 */
export const printDocument = Effect.fn("printDocument")(function* ({ token, language, receipt }: AskedPrint) {
  const link = yield* openLink(token)
  const facts = yield* Effect.orDie(jobFacts(link.jobId))
  if (linkState(link, facts.job, yield* todayIn(facts.location.timeZone)) === "expired") return yield* new LinkUnknown()
  if (receipt === undefined) return yield* printJobDocument(link.kind, { ...facts, language, billedTo: "customer" })
  const payment = facts.job.payments.find((one) => one.id === receipt && isPaidBy(link, one))
  if (payment === undefined) return yield* new LinkUnknown()
  return yield* printJobDocument("receipt", { ...facts, language, payment })
})
