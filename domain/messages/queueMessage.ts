import { Clock, Effect } from "effect"
import type { DocumentFacts } from "#domain/documents/jobFacts.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { newJobLink } from "#domain/documents/JobLinks.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type Message, MessageId } from "./Message.ts"
import { linkKindOf } from "./MessageTemplate.ts"
import { Messages } from "./Messages.ts"

type Written = Pick<
  Message,
  "channel" | "template" | "language" | "to" | "toName" | "subject" | "body" | "isTest" | "by"
>

/** Returns the payment a message requests by default. */
const askOf = (template: Message["template"]): PaymentAsk | undefined =>
  template === "payLink" ? { _tag: "balance" } : undefined

/**
 * Queues a message about a job for a worker, with its own customer link, which may request a payment. A test has no
 * link and is not added to the timeline. `notice` is the name of a message sent only once per job.
 */
export const queueMessage = Effect.fn("queueMessage")(function* (
  facts: Pick<DocumentFacts, "job" | "location">,
  written: Written,
  { asks, notice }: { readonly asks?: PaymentAsk | undefined; readonly notice?: string } = {}
) {
  const { channel, template, language, to, isTest } = written
  const link = isTest
    ? undefined
    : yield* newJobLink(facts, linkKindOf(template, facts.job), language, asks ?? askOf(template))
  const now = yield* Clock.currentTimeMillis
  const message: Message = {
    ...written,
    id: MessageId.make(yield* (yield* NewId).next),
    jobId: facts.job.id,
    linkId: link?.id ?? null,
    state: "queued",
    trouble: null,
    detail: "",
    at: now,
    stateAt: now
  }
  yield* (yield* Messages).enqueue(message, notice)
  if (!isTest) yield* (yield* JobChanges).add(facts.job.id, { _tag: "message", channel, template, to })
  return message
})
