import { Effect } from "effect"
import { ownUser } from "#domain/account/profileOf.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { guardSending } from "./guardSending.ts"
import { keepMessage } from "./keepMessage.ts"
import type { MessageDraft } from "./Message.ts"
import { AddressNotReachable, PhoneNotTextable, SmsNotAgreed, SmsStopped } from "./messageFailures.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { textableNumber } from "./textableNumber.ts"

/**
 * Sends a job's paper to its customer, or to oneself as a test; a worker takes it from here. Texts go only to phones
 * whose owner agreed.
 */
export const sendMessage = Effect.fn("sendMessage")(function* ({
  id,
  asks,
  ...draft
}: MessageDraft & { readonly id: JobId }) {
  const facts = yield* jobFacts(id)
  yield* guardSending(facts.job, draft.template)
  const user = yield* ownUser
  const typed = !draft.isTest ? draft.to : draft.channel === "email" ? user.emailAddress : user.phoneNumber
  const to = yield* draft.channel === "email" ? reachable(typed) : textable(typed, draft.isTest)
  const by = `${user.firstName} ${user.lastName}`.trim()
  return yield* keepMessage(
    facts,
    {
      ...draft,
      to,
      toName: draft.isTest ? by : facts.customer.customerName,
      subject: draft.channel === "email" ? draft.subject : "",
      by
    },
    { asks }
  )
})

const reachable = (address: string) =>
  isEmailAddress(address.trim()) ? Effect.succeed(address.trim()) : new AddressNotReachable()

const textable = Effect.fnUntraced(function* (typed: string, isTest: boolean) {
  const phone = textableNumber(typed)
  if (phone === undefined) return yield* new PhoneNotTextable()
  const consent = yield* (yield* SmsConsents).latest(phone)
  if (consent?.kind === "stopped") return yield* new SmsStopped()
  if (consent === undefined && !isTest) return yield* new SmsNotAgreed()
  return phone
})
