import { Schema } from "effect"
import { isEmailAddress } from "./isEmailAddress.ts"
import { maxLength } from "./PlainText.ts"

const rules = [
  maxLength(254),
  Schema.makeFilter((text: string) => text === "" || isEmailAddress(text) || "email.invalid")
] as const

/**
 * Email as defined in spec §5: a normal address of at most 254 characters. Error messages are react-intl ids, never
 * English text.
 */
export const EmailAddress = Schema.String.check(Schema.isNonEmpty({ message: "required" }), ...rules)

/** The optional variant of spec §5; may be empty. */
export const OptionalEmailAddress = Schema.String.check(...rules)
