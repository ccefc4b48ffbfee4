import { dictionary } from "@zxcvbn-ts/language-common"
import { Layer } from "effect"
import { CommonPasswords } from "#domain/people/CommonPasswords.ts"

/** How many of the list count as common (trust.md P2). */
const commonest = 3_000

/** The commonest passwords of zxcvbn's list, which is ordered by how often each was found in what was stolen. */
export const commonPasswordsZxcvbn = Layer.sync(CommonPasswords, () => {
  const words = new Set(dictionary["passwords-common"].slice(0, commonest))
  return { has: (word) => words.has(word) }
})
