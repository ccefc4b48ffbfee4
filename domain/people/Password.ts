import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"

/** Spec §5 and §9: how long a password is, in characters. */
export const passwordLength = { least: 10, most: 128 } as const

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u]

/**
 * How many of the four kinds are in it: uppercase, lowercase, number, special character. A letter without case counts
 * as special.
 */
export const passwordKinds = (password: string): number => classes.filter((kind) => kind.test(password)).length

/** Characters as a person counts them, not as UTF-16 does. */
export const charactersIn = (text: string): number => [...text].length

/**
 * The rules of spec §5 one by one, with which of them a password meets. Plain, so that a screen can show them while it
 * is typed.
 */
export const passwordRules = (password: string) => ({
  length: charactersIn(password) >= passwordLength.least && charactersIn(password) <= passwordLength.most,
  kinds: passwordKinds(password) >= 3,
  noSpaces: password !== "" && !/\s/u.test(password)
})

export type PasswordRule = keyof ReturnType<typeof passwordRules>

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
