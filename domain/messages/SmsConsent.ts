import { Schema } from "effect"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** `given` to the shop, or said by the phone itself: STOP and START. */
export const ConsentKind = Schema.Literals(["given", "stopped", "resumed"])

/** Where a customer agreed; `phone` is the phone itself, by STOP or START. */
export const ConsentPlace = Schema.Literals(["inPerson", "onThePhone", "onPaper", "online", "phone"])
export type ConsentPlace = typeof ConsentPlace.Type

/**
 * One thing that was said about texting a phone: who noted it, when, where, and the words that were shown
 * (trade 1.2). Kept for ever.
 */
export const SmsConsent = Schema.Struct({
  /** As carriers write it, `+16025550101`. */
  phone: field(Schema.String, "The phone.", "480-555-0142"),
  kind: field(ConsentKind, "What the customer said."),
  place: field(ConsentPlace, "How they said it."),
  wording: field(Schema.String, "The words the customer agreed to.", "Yes, text me about my appointment."),
  /** Who noted it; "" when the phone said so itself. */
  by: field(Schema.String, "Who noted it; empty for the phone itself.", "Bea Ortiz"),
  /** Milliseconds UTC. */
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000)
})
export type SmsConsent = typeof SmsConsent.Type

/** What the desk says when a customer agrees. */
export const ConsentDraft = Schema.Struct({
  phone: field(requiredText(30), "The phone.", "480-555-0142"),
  place: field(Schema.Literals(["inPerson", "onThePhone", "onPaper", "online"]), "How they said it."),
  wording: field(requiredText(1000), "The words the customer agreed to.", "Yes, text me about my appointment.")
})
export type ConsentDraft = typeof ConsentDraft.Type

/** Whether a phone may be texted, by the last that was said: nobody is texted who was not asked. */
export const maySms = (latest: Pick<SmsConsent, "kind"> | undefined): boolean =>
  latest !== undefined && latest.kind !== "stopped"
