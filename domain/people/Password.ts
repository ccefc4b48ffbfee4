import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"
import { charactersIn, passwordKinds, passwordLength } from "./passwordRules.ts"

/**
 * Why a password may not be chosen, as a message id, or undefined when it may (spec §5). What is common is another
 * question: `refuseCommonPassword`.
 */
export const passwordFault = (password: string): string | undefined => {
  if (password === "") return "required"
  if (/\s/u.test(password)) return "password.spaces"
  if (charactersIn(password) < passwordLength.least) return `tooShort:${passwordLength.least}`
  if (charactersIn(password) > passwordLength.most) return `tooLong:${passwordLength.most}`
  return passwordKinds(password) < 3 ? "password.kinds" : undefined
}

/** A password as somebody chooses it: 10 to 128 characters, three of four kinds, no spaces (spec §5, X1). */
export const NewPassword = Schema.String.check(
  maxLength(2 * passwordLength.most, `tooLong:${passwordLength.most}`),
  Schema.makeFilter((password: string) => passwordFault(password) ?? true)
)
