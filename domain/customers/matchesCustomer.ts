import type { Customer } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { hasText, isShortText } from "#domain/shared/textSearch.ts"

/** Returns whether a customer's name, email, or phone digits contain a text: `(514) 555` matches 514-555-0199. */
export const matchesCustomer = (
  { customerName, firstName, lastName, emailAddress, phoneNumbers }: Customer,
  text: string
): boolean =>
  [customerName, firstName, lastName, emailAddress].some((field) => hasText(field, text)) ||
  phoneNumbers.some(({ phoneNumber }) =>
    isShortText(text.trim())
      ? hasText(phoneDigits(phoneNumber), text)
      : looksLikePhone(text) && phoneDigits(phoneNumber).includes(phoneDigits(text))
  )

/** "Route 66" is not a phone number. */
const looksLikePhone = (text: string) => /^[\d\s().+-]+$/.test(text) && /\d/.test(text)
