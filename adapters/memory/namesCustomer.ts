import type { Customer } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { contains } from "./contains.ts"

/** Whether a text stands anywhere in a customer's name, e-mail or phone digits: `(514) 555` finds 514-555-0199. */
export const namesCustomer = (
  { customerName, firstName, lastName, emailAddress, phoneNumbers }: Customer,
  text: string
): boolean =>
  [customerName, firstName, lastName, emailAddress].some((field) => contains(field, text)) ||
  (looksLikePhone(text) && phoneNumbers.some(({ phoneNumber }) => phoneDigits(phoneNumber).includes(phoneDigits(text))))

/** "Route 66" is no phone number. */
const looksLikePhone = (text: string) => /^[\d\s().+-]+$/.test(text) && /\d/.test(text)
