import { Effect } from "effect"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { factsOfJob } from "#domain/documents/jobFacts.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { priceFault } from "#domain/jobs/stageRules.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { queueMessage } from "#domain/messages/queueMessage.ts"
import { messageValues } from "#domain/messages/messageValues.ts"
import { toGsmText } from "#domain/messages/smsSegments.ts"
import { canText } from "#domain/messages/SmsConsent.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { QuoteStore } from "./QuoteStore.ts"
import type { quoteShop, QuoteSettings } from "./quoteSettings.ts"
import type { QuoteContact } from "./quoteTypes.ts"
import { quoteTextsOf } from "./quoteTextsOf.ts"
import { notifyRecipients } from "./notifyRecipients.ts"
import { visitOf } from "./visitOf.ts"

type Shop = Effect.Success<typeof quoteShop>

/** The visitor's notification channel and language. */
interface Reader {
  readonly by: QuoteContact["by"]
  readonly language: DocumentLanguage
}

/**
 * Returns the payment requested by the visitor's links: the shop's deposit, if it requires one and the price is known.
 */
export const requestedPayment = (job: Job, { payment, deposit }: QuoteSettings): PaymentAsk =>
  payment === "deposit" && deposit > 0 && job.lines.length > 0 && priceFault(job) === undefined
    ? { _tag: "deposit", amount: deposit }
    : { _tag: "nothing" }

/** Notifies the visitor and the shop that a request was booked or received, and records it in the job's history. */
export const notifyOfQuote = Effect.fnUntraced(function* (job: Job, reader: Reader, note: string, shop: Shop) {
  const { location } = yield* factsOfJob(job, shop.tenant)
  const deed = visitOf(job) === null ? "asked" : "booked"
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed, note })
  yield* confirm(job, reader, shop)
  yield* notifyRecipients("quoteAsked", job, shop)
  const desk = yield* QuoteStore
  yield* desk.countStep(yield* todayIn(location.timeZone), deed)
  yield* desk.markNotified(job.id)
})

/**
 * Sends the notifications for a request whose visitor did not pay, as one without an appointment, at most once. The
 * caller must hold the lock on the job.
 */
export const notifyOfUnpaidQuote = Effect.fnUntraced(function* (job: Job, reader: Reader, note: string, shop: Shop) {
  const { items } = yield* (yield* JobChanges).list(job.id, { kind: "customer" })
  const isTold = items.some(({ what }) => what._tag === "customer" && (what.deed === "asked" || what.deed === "booked"))
  if (!isTold) yield* notifyOfQuote(job, reader, note, shop)
})

/** Sends the visitor's confirmation over the channel they chose; does nothing if that channel cannot be used. */
const confirm = Effect.fnUntraced(function* (job: Job, { by, language }: Reader, { tenant, settings }: Shop) {
  const facts = yield* factsOfJob(job, tenant)
  const { customerName, emailAddress, phoneNumbers } = facts.customer
  const to = by === "email" ? emailAddress.trim() : (toSmsNumber(phoneNumbers[0]?.phoneNumber ?? "") ?? "")
  if (by === "none" || to === "" || (by === "email" && !isEmailAddress(to))) return
  if (by === "sms" && !canText(yield* (yield* SmsConsents).latest(to))) return
  const t = quoteTextsOf[language]
  const visit = visitOf(job)
  const kind = visit !== null ? "booked" : priceFault(job) === undefined ? "priced" : "asked"
  const { time } = documentFormats(language, tenant.country)
  const values = {
    ...messageValues("quote", { ...facts, language }),
    ...(job.vehicle.make === "" ? {} : { vehicle: vehicleText(job.vehicle) }),
    window:
      visit === null
        ? ""
        : t(visit.isMobile ? "window.mobile" : "window.come", { time: time(visit.start) }).replace(
            /[\u00a0\u202f]/g,
            " "
          )
  }
  const body = t(`${kind}.${by}.body`, values)
  yield* queueMessage(
    facts,
    {
      template: "quote",
      channel: by,
      language,
      to,
      toName: customerName.trim(),
      subject: by === "email" ? t(`${kind}.email.subject`, values) : "",
      body: by === "sms" ? toGsmText(body) : body,
      isTest: false,
      by: ""
    },
    { asks: requestedPayment(job, settings) }
  )
})
