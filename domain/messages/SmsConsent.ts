import { Schema } from "effect"
import { requiredText } from "#domain/shared/PlainText.ts"

/** `given` to the shop, or said by the phone itself: STOP and START. */
export const ConsentKind = Schema.Literals(["given", "stopped", "resumed"])

/** Where a customer agreed; `phone` is the phone itself, by STOP or START. */
export const ConsentPlace = Schema.Literals(["inPerson", "onThePhone", "onPaper", "online", "phone"])
export type ConsentPlace = typeof ConsentPlace.Type

/** One thing that was said about texting a phone: who noted it, when, where, and the words that were shown (trade.md 1.2). Kept for ever. */
export const SmsConsent = Schema.Struct({
  /** As carriers write it, `+16025550101`. */
  phone: Schema.String,
  kind: ConsentKind,
  place: ConsentPlace,
  wording: Schema.String,
  /** Who noted it; "" when the phone said so itself. */
  by: Schema.String,
  /** Milliseconds UTC. */
  at: Schema.Int
})
export type SmsConsent = typeof SmsConsent.Type

/** What the desk says when a customer agrees. */
export const ConsentDraft = Schema.Struct({
  phone: requiredText(30),
  place: Schema.Literals(["inPerson", "onThePhone", "onPaper", "online"]),
  wording: requiredText(1000)
})
export type ConsentDraft = typeof ConsentDraft.Type

/** Whether a phone may be texted, by the last that was said: nobody is texted who was not asked. */
export const maySms = (latest: Pick<SmsConsent, "kind"> | undefined): boolean => latest !== undefined && latest.kind !== "stopped"
