import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import type { DocumentFacts } from "#domain/documents/jobFacts.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { addressOf } from "./composeMessage.ts"
import { type StoredNotices, type NoticeKind, templateOf } from "./CustomerNotices.ts"
import { fillTemplate } from "./fillTemplate.ts"
import { queueMessage } from "./queueMessage.ts"
import type { Channel, MessageTemplate } from "./MessageTemplate.ts"
import { messageValues, type ExtraValues } from "./messageValues.ts"
import { noticeKey } from "./noticeDue.ts"
import { toGsmText } from "./smsSegments.ts"
import { canText } from "./SmsConsent.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { toSmsNumber } from "./toSmsNumber.ts"
import { wordingOf } from "./wordings.ts"

/**
 * Returns how to reach a customer: over the preferred channel, otherwise the other one. Customers who did not consent
 * are never texted.
 */
const channelFor = Effect.fnUntraced(function* (customer: Customer, wanted: Channel) {
  const email = addressOf(customer, "email").trim()
  const phone = toSmsNumber(addressOf(customer, "sms"))
  const isTextable = phone !== undefined && canText(yield* (yield* SmsConsents).latest(phone))
  const ways = [
    ...(isEmailAddress(email) ? [{ channel: "email" as const, to: email }] : []),
    ...(isTextable ? [{ channel: "sms" as const, to: phone }] : [])
  ]
  return ways.find(({ channel }) => channel === wanted) ?? ways[0]
})

interface Once {
  readonly template: MessageTemplate
  /** The preferred channel, used if it reaches the customer. */
  readonly wanted: Channel
  /** The name that makes the message unique per job. */
  readonly name: string
}

type Facts = Omit<DocumentFacts, "language" | "payment">

/** Removes the gap left by an omitted sentence. */
const closedUp = (text: string) => text.replace(/ {2,}/g, " ").replace(/\n{3,}/g, "\n\n")

/**
 * Queues a message to a job's customer under a name unique per job, in their language and the shop's wording. Returns
 * whether they can be reached.
 */
export const queueOnce = Effect.fn("queueOnce")(function* (
  { name, template, wanted }: Once,
  { job, location, customer, tenant }: Facts,
  more: ExtraValues
) {
  const way = yield* channelFor(customer, wanted)
  if (way === undefined) return false
  const { language } = customer
  const of = { template, channel: way.channel, language }
  const { subject, body } = yield* wordingOf(of)
  const values = messageValues(template, { job, location, customer, tenant, language }, more)
  const filled = values.driveAway === "" ? closedUp(fillTemplate(body, values)) : fillTemplate(body, values)
  yield* queueMessage(
    { job, location },
    {
      ...of,
      to: way.to,
      toName: customer.customerName,
      subject: way.channel === "sms" ? "" : fillTemplate(subject, values),
      body: way.channel === "sms" ? toGsmText(filled) : filled,
      isTest: false,
      by: ""
    },
    { notice: name }
  )
  return true
})

/** Queues a notice to a job's customer, once per appointment date. Returns whether they can be reached. */
export const queueNotice = (kind: NoticeKind, notices: StoredNotices, facts: Facts, more: ExtraValues = {}) =>
  queueOnce(
    { template: templateOf[kind], wanted: notices.channels[kind], name: noticeKey(kind, facts.job.install.date) },
    facts,
    { reviewLink: notices.reviewLink, ...more }
  )
