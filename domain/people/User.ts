import { Schema } from "effect"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { OptionalPhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { UserId } from "./CurrentUser.ts"
import { Role } from "./Role.ts"

/** Profile defaultLanguage, spec §1: 1 English, 2 French, 3 Spanish. */
export const Language = Schema.Literals([1, 2, 3])
export type Language = typeof Language.Type

/** A person who signs in to a shop, spec §3. */
export const User = Schema.Struct({
  id: UserId,
  userName: requiredText(60),
  firstName: requiredText(60),
  lastName: requiredText(60),
  emailAddress: EmailAddress,
  phoneNumber: OptionalPhoneNumber,
  roles: Schema.Array(Role),
  defaultLanguage: Language,
  timeZone: Schema.String,
  active: Schema.Boolean
})
export type User = typeof User.Type
