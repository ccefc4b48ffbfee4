import { Clock, Effect } from "effect"
import { ownUser } from "#domain/account/ownUser.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { JobChanges } from "#domain/job-changes/JobChanges.ts"
import { newJobLink } from "#domain/job-links/newJobLink.ts"
import type { JobId } from "#domain/jobs/JobId.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { guardSending } from "./guardSending.ts"
import { type Message, type MessageDraft, MessageId } from "./Message.ts"
import { AddressNotReachable, PhoneNotTextable, SmsNotAgreed, SmsStopped } from "./messageFailures.ts"
import { Messages } from "./Messages.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { textableNumber } from "./textableNumber.ts"

/** Sends a job's paper to its customer, or to oneself as a test; a worker takes it from here. Texts go only to phones whose owner agreed. */
export const sendMessage = Effect.fn("sendMessage")(function*({ id, ...draft }: MessageDraft & { readonly id: JobId }) {
  const facts = yield* jobFacts(id)
  yield* guardSending(facts.job, draft.template)
  const user = yield* ownUser
  const typed = !draft.isTest ? draft.to : draft.channel === "email" ? user.emailAddress : user.phoneNumber
  const to = yield* draft.channel === "email" ? reachable(typed) : textable(typed, draft.isTest)
  const link = draft.isTest ? undefined : yield* newJobLink(facts, draft.template, draft.language)
  const now = yield* Clock.currentTimeMillis
  const by = `${user.firstName} ${user.lastName}`.trim()
  const message: Message = {
    ...draft,
    id: MessageId.make(yield* (yield* NewId).next),
    jobId: id,
    to,
    toName: draft.isTest ? by : facts.customer.customerName,
    subject: draft.channel === "email" ? draft.subject : "",
    linkId: link?.id ?? null,
    state: "queued", trouble: null, detail: "",
    by, at: now, stateAt: now
  }
  yield* (yield* Messages).put(message)
  if (!draft.isTest) yield* (yield* JobChanges).add(id, { _tag: "message", channel: draft.channel, template: draft.template, to })
  return message
})

const reachable = (address: string) => isEmailAddress(address.trim()) ? Effect.succeed(address.trim()) : new AddressNotReachable()

const textable = Effect.fnUntraced(function*(typed: string, isTest: boolean) {
  const phone = textableNumber(typed)
  if (phone === undefined) return yield* new PhoneNotTextable()
  const consent = yield* (yield* SmsConsents).latest(phone)
  if (consent?.kind === "stopped") return yield* new SmsStopped()
  if (consent === undefined && !isTest) return yield* new SmsNotAgreed()
  return phone
})
