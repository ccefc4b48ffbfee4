import { Clock, Effect } from "effect"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { signDocument } from "#domain/signatures/signaturesHandlers.ts"
import { contentHashOf } from "#domain/jobs/signedContent.ts"
import { fillTemplate } from "#domain/messages/fillTemplate.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { messageValues } from "#domain/messages/messageValues.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { NewId } from "#domain/shared/NewId.ts"

const minute = 60_000

/**
 * What happened to the latest mailed quotes, in turn: accepted, opened, declined, undeliverable, and not opened yet.
 */
const fates = ["accepted", "opened", "declined", "lost", "unread"] as const

/** Mails the latest quotes of a demo shop, dated two hours ago, and simulates the customers' responses. */
export const seedMessages = Effect.fn("seedMessages")(function* (quotes: ReadonlyArray<Job>) {
  yield* Effect.forEach(quotes.slice(-fates.length), (job, place) => mailed(job, fates[place]!), { discard: true })
})

const mailed = Effect.fnUntraced(function* ({ id }: Job, fate: (typeof fates)[number]) {
  const facts = yield* jobFacts(id)
  const { job, customer } = facts
  if (customer.emailAddress === "") return
  const link = yield* newJobLink(facts, "quote", "en")
  const values = messageValues("quote", { ...facts, language: "en" })
  const subject = messageTextsOf.en("quote.email.subject")
  const body = messageTextsOf.en("quote.email.body")
  const at = (yield* Clock.currentTimeMillis) - 120 * minute
  const changes = yield* JobChanges
  yield* (yield* Messages).enqueue({
    id: MessageId.make(yield* (yield* NewId).next),
    jobId: id,
    channel: "email",
    template: "quote",
    language: "en",
    to: customer.emailAddress,
    toName: customer.customerName,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values),
    isTest: false,
    linkId: link.id,
    by: "Frit",
    state: fate === "lost" ? "failed" : "sent",
    trouble: fate === "lost" ? "badAddress" : null,
    detail: fate === "lost" ? "550 5.1.1 The email account does not exist" : "",
    at,
    stateAt: at
  })
  yield* changes.add(id, { _tag: "message", channel: "email", template: "quote", to: customer.emailAddress })
  if (fate === "lost")
    return yield* changes.add(id, { _tag: "delivery", channel: "email", to: customer.emailAddress, state: "failed" })
  if (fate === "unread") return
  yield* (yield* JobLinks).recordOpened(link.id, at + 20 * minute)
  yield* changes.add(id, { _tag: "customer", deed: "opened", note: "quote" })
  if (fate === "opened") return
  const name = job.customerName
  if (fate === "accepted")
    yield* signDocument({ id, version: job.version, document: "quote", signedBy: name, mark: { _tag: "typed", name } })
  const reason = fate === "declined" ? "My insurer is sending me to another shop" : ""
  const contentHash = contentHashOf((yield* Secrets).fingerprint, job, "quote")
  yield* (yield* Jobs).save(
    withFields(job, { answer: { kind: fate, at: at + 30 * minute, by: name, reason, contentHash } })
  )
  yield* changes.add(id, { _tag: "customer", deed: fate, note: fate === "declined" ? reason : name })
})
