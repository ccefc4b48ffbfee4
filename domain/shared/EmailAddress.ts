import { Schema } from "effect"
import { isEmailAddress } from "./isEmailAddress.ts"
import { maxLength } from "./PlainText.ts"

const rules = [
  maxLength(254),
  Schema.makeFilter((text: string) => text === "" || isEmailAddress(text) || "email.invalid")
] as const

/** Spec §5 Email: at most 254 characters, a normal address. Messages are react-intl ids, never English. */
export const EmailAddress = Schema.String.check(Schema.isNonEmpty({ message: "required" }), ...rules)

/** The nullable variant of spec §5: empty is allowed. */
export const OptionalEmailAddress = Schema.String.check(...rules)
