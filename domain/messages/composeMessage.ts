import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { createJobDocument, payerOfDocument } from "#domain/documents/createJobDocument.ts"
import { documentView } from "#domain/documents/ShownDocument.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { preferredChannel } from "./CustomerNotices.ts"
import { fillTemplate } from "./fillTemplate.ts"
import { storedNotices } from "./storedNotices.ts"
import { canSend, sendingFault } from "./canSend.ts"
import { NothingToSend } from "./messageFailures.ts"
import { type Channel, type MessageTemplate, documentOf } from "./MessageTemplate.ts"
import { messageValues } from "./messageValues.ts"
import { messageTextsOf } from "./messageTextsOf.ts"
import { canText } from "./SmsConsent.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { toGsmText } from "./smsSegments.ts"
import { toSmsNumber } from "./toSmsNumber.ts"
import { type WordingOf, wordingOf } from "./wordings.ts"

interface Asked extends Omit<WordingOf, "language"> {
  readonly id: JobId
  /** Defaults to the customer's own language. */
  readonly language?: WordingOf["language"]
}

/**
 * Composes a message about a job without sending it: the recipient, and the shop's wording filled with the job's facts.
 * The link stays a placeholder.
 */
export const composeMessage = Effect.fn("composeMessage")(function* ({ id, ...asked }: Asked) {
  const facts = yield* jobFacts(id)
  const of: WordingOf = { ...asked, language: asked.language ?? facts.customer.language }
  yield* guardSending(facts.job, of.template)
  const notices = yield* storedNotices
  const billedTo = yield* payerOfDocument(documentOf(of.template, facts.job), facts.job, "customer")
  const values = messageValues(of.template, { ...facts, billedTo, language: of.language }, notices)
  const { subject, body, isOwn } = yield* wordingOf(of)
  const to = addressOf(facts.customer, of.channel)
  const phone = of.channel === "sms" ? toSmsNumber(to) : undefined
  const consent = phone === undefined ? undefined : yield* (yield* SmsConsents).latest(phone)
  return {
    to,
    language: of.language,
    preferredChannel: preferredChannel(of.template, notices),
    paper:
      of.template === "photos"
        ? null
        : documentView(
            yield* createJobDocument(documentOf(of.template, facts.job), {
              ...facts,
              language: of.language,
              billedTo
            }),
            (logo) => `/api/V1/files/${logo}`
          ),
    subject: fillTemplate(subject, values),
    body: of.channel === "sms" ? toGsmText(fillTemplate(body, values)) : fillTemplate(body, values),
    wording: { subject, body, isOwn },
    values: Object.entries(values).map(([name, value]) => ({ name, value: value ?? "" })),
    consent: consent ?? null,
    maySms: canText(consent),
    consentWords: messageTextsOf[of.language]("consent", { shop: facts.tenant.businessName })
  }
})

/**
 * Returns the customer's email address or phone for a channel: the mobile number, otherwise another phone that is not a
 * fax.
 */
export const addressOf = ({ emailAddress, phoneNumbers }: Customer, channel: Channel): string => {
  if (channel === "email") return emailAddress
  const phones = phoneNumbers.filter(({ phoneType }) => phoneType !== "fax")
  return (phones.find(({ phoneType }) => phoneType === "mobile") ?? phones[0])?.phoneNumber ?? ""
}

/** Rejects a message that does not fit the job's stage or cannot be sent yet. */
export const guardSending = Effect.fn("guardSending")(function* (job: Job, template: MessageTemplate) {
  if (!canSend(job, template)) return yield* new NothingToSend()
  const fault = sendingFault(job, template)
  if (fault !== undefined) return yield* fault
})
