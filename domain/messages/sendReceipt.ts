import { Effect } from "effect"
import { factsOfJob } from "#domain/documents/jobFacts.ts"
import type { JobLinkId } from "#domain/shared/JobId.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { fillTemplate } from "./fillTemplate.ts"
import { queueMessage } from "./queueMessage.ts"
import { messageValues } from "./messageValues.ts"
import { wordingOf } from "./wordings.ts"

/**
 * Emails the receipt for a payment the customer made through their link, in the link's language; does nothing without
 * an email address. Sent automatically, so `by` is "".
 */
export const sendReceipt = Effect.fn("sendReceipt")(function* (job: Job, paidBy: JobLinkId, shop: Tenant) {
  const facts = yield* factsOfJob(job, shop)
  const to = facts.customer.emailAddress.trim()
  const link = (yield* (yield* JobLinks).ofJob(job.id)).find(({ id }) => id === paidBy)
  if (link === undefined || !isEmailAddress(to)) return
  const of = { template: "receipt", channel: "email", language: link.language } as const
  const { subject, body } = yield* wordingOf(of)
  const values = messageValues("receipt", { ...facts, language: link.language })
  yield* queueMessage(facts, {
    ...of,
    to,
    toName: facts.customer.customerName,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values),
    isTest: false,
    by: ""
  })
})
