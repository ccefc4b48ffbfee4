import type { QuoteContext } from "#domain/public-page/quoteContext.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import { isPhoneNumber } from "#domain/shared/phoneDigits.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import { needsIdentity } from "./quoteCalls.ts"

/** A field of the last step that is still invalid. */
export type ContactFault = "name" | "phone" | "email" | "consent" | "identity" | "vin" | "address"

/** Returns the invalid contact fields, in field order. */
export const contactFaults = (context: QuoteContext): ReadonlyArray<ContactFault> => {
  const { contact, place, wantsVisit } = context
  const needs = needsIdentity(context)
  const hasPlate = /^[A-Z0-9]{1,8}$/i.test(contact.plate.replace(/[\s-]/g, "")) && contact.state !== ""
  const typedVin = needs && normalizeVin(contact.vin) !== ""
  const isElsewhere = place.isMobile && wantsVisit
  const faults: ReadonlyArray<readonly [ContactFault, boolean]> = [
    ["name", contact.name.trim() === ""],
    ["phone", !isPhoneNumber(contact.phone)],
    ["email", contact.email.trim() === "" ? contact.by === "email" : !isEmailAddress(contact.email.trim())],
    ["consent", contact.by === "sms" && !contact.consent],
    ["vin", typedVin && vinFault(contact.vin) !== undefined],
    ["identity", needs && !typedVin && !hasPlate],
    ["address", isElsewhere && [contact.address, contact.city, contact.region].some((text) => text.trim() === "")]
  ]
  return faults.filter(([, isWrong]) => isWrong).map(([name]) => name)
}
