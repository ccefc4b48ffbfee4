import { Schema } from "effect"
import { isPhoneNumber } from "./phoneDigits.ts"
import { maxLength } from "./PlainText.ts"
import { field } from "./field.ts"

/** Required phone number (spec §5). Stored as typed; compare with `phoneDigits`. */
export const PhoneNumber = Schema.String.check(
  Schema.isNonEmpty({ message: "required" }),
  maxLength(30),
  Schema.makeFilter((text: string) => text === "" || isPhoneNumber(text) || "phone.invalid")
)

export const OptionalPhoneNumber = Schema.Union([Schema.Literal(""), PhoneNumber])

export const PhoneType = Schema.Literals(["mobile", "home", "work", "fax", "other"])
export type PhoneType = typeof PhoneType.Type

/** An entry of a phone list, as in spec §3. Lists are validated entry by entry. */
export const PhoneEntry = Schema.Struct({
  phoneNumber: field(PhoneNumber, "Phone number as typed.", "480-555-0142"),
  phoneType: field(PhoneType, "Type of number.")
})
export type PhoneEntry = typeof PhoneEntry.Type
