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
