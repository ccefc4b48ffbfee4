import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { composeMessage, guardSending } from "./composeMessage.ts"
import { type TemplateVariable, unknownVariables } from "./fillTemplate.ts"
import { queueMessage } from "./queueMessage.ts"
import { saveNotices, storedNotices, getNotices } from "./storedNotices.ts"
import type { MessageDraft } from "./Message.ts"
import { AddressNotReachable, PhoneNotTextable, SmsNotAgreed, SmsStopped } from "./messageFailures.ts"
import { Messages } from "./Messages.ts"
import { getMessageDraft, listMessages, postMessage, postSmsConsent } from "./messagesApi.ts"
import { arrivalText } from "./messageValues.ts"
import { messageTextsOf } from "./messageTextsOf.ts"
import { composeStatement, sendStatement } from "./sendStatement.ts"
import type { ConsentDraft, SmsConsent } from "./SmsConsent.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { getStatementDraft, postStatement } from "./statementApi.ts"
import { toSmsNumber } from "./toSmsNumber.ts"
import { type WordingOf, saveWording, wordingOf } from "./wordings.ts"
import { getCustomerNotices, getMessageWording, postMessageWording, putCustomerNotices } from "./wordingsApi.ts"

/**
 * Records that a customer consented to text messages, with the wording they were given. After STOP, only the phone
 * itself can opt back in.
 */
export const recordConsent = Effect.fn("recordConsent")(function* ({ phone: typed, place, wording }: ConsentDraft) {
  const phone = toSmsNumber(typed)
  if (phone === undefined) return yield* new PhoneNotTextable()
  const consents = yield* SmsConsents
  if ((yield* consents.latest(phone))?.kind === "stopped") return yield* new SmsStopped()
  const { firstName, lastName } = yield* requireUser
  const consent: SmsConsent = {
    phone,
    kind: "given",
    place,
    wording,
    by: `${firstName} ${lastName}`.trim(),
    at: yield* Clock.currentTimeMillis
  }
  yield* consents.add(consent)
  return consent
})

/** Returns a message's wording outside of any job, with the shop's own facts and examples for the other variables. */
const sampleWording = Effect.fn("sampleWording")(function* (of: WordingOf) {
  const known = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (known === undefined) return yield* Effect.die(new Error("the current shop does not exist"))
  const shop = { ...known, ...(yield* (yield* OwnBusiness).get) }
  const { money, day, time } = documentFormats(of.language, shop.country)
  const soon = day(daysAfter(dayOf(yield* Clock.currentTimeMillis, "UTC"), 1))
  const examples: Readonly<Record<Exclude<TemplateVariable, "link">, string>> = {
    firstName: "Ada",
    shop: shop.businessName,
    shopPhone: formatPhone(shop.phoneNumber),
    vehicle: "2023 Honda Accord",
    number: "1042",
    total: money(48_250),
    balance: money(10_000),
    paid: money(38_250),
    installDate: soon,
    appointment: `${soon}, ${time("09:30")}`,
    installer: "Luis",
    arrival: arrivalText(time, "09:30", "10:00"),
    work: messageTextsOf[of.language]("work.replacement"),
    driveAway: messageTextsOf[of.language]("driveAway", { time: time("11:00") }),
    reviewLink: (yield* storedNotices).reviewLink || "https://"
  }
  return {
    wording: yield* wordingOf(of),
    values: Object.entries(examples)
      .filter(([name]) => unknownVariables(`{${name}}`, of.template).length === 0)
      .map(([name, value]) => ({ name, value: value.replace(/[\u00a0\u202f]/g, " ") }))
  }
})

/**
 * Queues a job's message to its customer, or to the current user as a test. Texts are sent only to phones whose owner
 * consented.
 */
export const sendMessage = Effect.fn("sendMessage")(function* ({
  id,
  asks,
  ...draft
}: MessageDraft & { readonly id: JobId }) {
  const facts = yield* jobFacts(id)
  yield* guardSending(facts.job, draft.template)
  const user = yield* currentUserRecord
  const typed = !draft.isTest ? draft.to : draft.channel === "email" ? user.emailAddress : user.phoneNumber
  const to = yield* draft.channel === "email" ? reachable(typed) : textable(typed, draft.isTest)
  const by = `${user.firstName} ${user.lastName}`.trim()
  return yield* queueMessage(
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
  const phone = toSmsNumber(typed)
  if (phone === undefined) return yield* new PhoneNotTextable()
  const consent = yield* (yield* SmsConsents).latest(phone)
  if (consent?.kind === "stopped") return yield* new SmsStopped()
  if (consent === undefined && !isTest) return yield* new SmsNotAgreed()
  return phone
})

export const messagesHandlers = [
  handle(listMessages, ({ id }) =>
    Effect.andThen(
      Jobs.use((jobs) => jobs.get(id)),
      Messages.use((messages) => messages.ofJob(id))
    )
  ),
  handle(getMessageDraft, composeMessage),
  handle(postMessage, sendMessage),
  handle(getStatementDraft, composeStatement),
  handle(postStatement, sendStatement),
  handle(postSmsConsent, recordConsent),
  handle(postMessageWording, saveWording),
  handle(getMessageWording, sampleWording),
  handle(getCustomerNotices, getNotices),
  handle(putCustomerNotices, saveNotices)
]
