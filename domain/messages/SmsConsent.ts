import { Schema } from "effect"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** `given` to the shop, or sent by the phone itself: STOP (`stopped`) and START (`resumed`). */
export const ConsentKind = Schema.Literals(["given", "stopped", "resumed"])

/** Where a customer consented; `phone` means by texting STOP or START. */
export const ConsentPlace = Schema.Literals(["inPerson", "onThePhone", "onPaper", "online", "phone"])
export type ConsentPlace = typeof ConsentPlace.Type

/**
 * One entry about consent to text a phone: who recorded it, when, where, and the wording shown (trade 1.2). Stored
 * permanently.
 */
export const SmsConsent = Schema.Struct({
  /** In E.164 format, such as `+16025550101`. */
  phone: field(Schema.String, "Phone number in E.164 format.", "+14805550142"),
  kind: field(ConsentKind, "Kind of the entry."),
  place: field(ConsentPlace, "How the customer expressed it."),
  wording: field(Schema.String, "Wording the customer agreed to.", "Yes, text me about my appointment."),
  /** Who recorded it; "" if sent by the phone itself. */
  by: field(Schema.String, "User who recorded it; empty if sent by the phone itself.", "Bea Ortiz"),
  /** In milliseconds UTC. */
  at: field(Schema.Int, "Time of the entry, milliseconds since 1970 in UTC.", 1763740800000)
})
export type SmsConsent = typeof SmsConsent.Type

/** Consent as entered by staff when a customer agrees. */
export const ConsentDraft = Schema.Struct({
  phone: field(requiredText(30), "Phone number.", "480-555-0142"),
  place: field(Schema.Literals(["inPerson", "onThePhone", "onPaper", "online"]), "How the customer consented."),
  wording: field(requiredText(1000), "Wording the customer agreed to.", "Yes, text me about my appointment.")
})
export type ConsentDraft = typeof ConsentDraft.Type

/** Whether a phone may be texted, given its latest entry. Without any consent it may not. */
export const canText = (latest: Pick<SmsConsent, "kind"> | undefined): boolean =>
  latest !== undefined && latest.kind !== "stopped"
