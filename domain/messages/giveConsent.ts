import { Clock, Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { PhoneNotTextable, SmsStopped } from "./messageFailures.ts"
import type { ConsentDraft, SmsConsent } from "./SmsConsent.ts"
import { SmsConsents } from "./SmsConsents.ts"
import { textableNumber } from "./textableNumber.ts"

/**
 * Notes that a customer agreed to text messages, with the words they were told. After STOP only the phone itself can
 * come back.
 */
export const giveConsent = Effect.fn("giveConsent")(function* ({ phone: typed, place, wording }: ConsentDraft) {
  const phone = textableNumber(typed)
  if (phone === undefined) return yield* new PhoneNotTextable()
  const consents = yield* SmsConsents
  if ((yield* consents.latest(phone))?.kind === "stopped") return yield* new SmsStopped()
  const { firstName, lastName } = yield* signedInUser
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
