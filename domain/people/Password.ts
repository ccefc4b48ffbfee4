import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"

/** Minimum and maximum password length in characters, spec §5 and §9. */
export const passwordLength = { least: 10, most: 128 } as const

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u]

/**
 * Returns how many of the four character kinds a password contains: uppercase, lowercase, number, special character.
 * Letters without case count as special.
 */
export const passwordKinds = (password: string): number => classes.filter((kind) => kind.test(password)).length

/** Counts code points rather than UTF-16 code units. */
export const charactersIn = (text: string): number => [...text].length

/**
 * Returns each password rule of spec §5 and whether a password meets it. Does not use Schema, so that a screen can show
 * the rules while the user types.
 */
export const passwordRules = (password: string) => ({
  length: charactersIn(password) >= passwordLength.least && charactersIn(password) <= passwordLength.most,
  kinds: passwordKinds(password) >= 3,
  noSpaces: password !== "" && !/\s/u.test(password)
})

export type PasswordRule = keyof ReturnType<typeof passwordRules>

/**
 * Returns why a password is invalid, as a message id, or undefined if it is valid (spec §5). Common passwords are
 * checked separately by `rejectCommonPassword`.
 */
export const passwordFault = (password: string): string | undefined => {
  if (password === "") return "required"
  if (/\s/u.test(password)) return "password.spaces"
  if (charactersIn(password) < passwordLength.least) return `tooShort:${passwordLength.least}`
  if (charactersIn(password) > passwordLength.most) return `tooLong:${passwordLength.most}`
  return passwordKinds(password) < 3 ? "password.kinds" : undefined
}

/** A new password: 10 to 128 characters, three of four character kinds, no spaces (spec §5, X1). */
export const NewPassword = Schema.String.check(
  maxLength(2 * passwordLength.most, `tooLong:${passwordLength.most}`),
  Schema.makeFilter((password: string) => passwordFault(password) ?? true)
)
