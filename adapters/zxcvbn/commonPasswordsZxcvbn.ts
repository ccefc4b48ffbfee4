import { createRequire } from "node:module"
import { Layer } from "effect"
import { CommonPasswords } from "#domain/people/rejectCommonPassword.ts"

/** How many of the list count as common (P2). */
const commonest = 3_000

interface Lists {
  readonly dictionary: Readonly<Record<"passwords-common", ReadonlyArray<string>>>
}

/** The most common passwords of zxcvbn's list, which is ordered by frequency in leaked data. Loaded on first use. */
export const commonPasswordsZxcvbn = Layer.sync(CommonPasswords, () => {
  let words: ReadonlySet<string> | undefined
  const read = () =>
    new Set(
      (createRequire(import.meta.url)("@zxcvbn-ts/language-common") as Lists).dictionary["passwords-common"].slice(
        0,
        commonest
      )
    )
  return { has: (word) => (words ??= read()).has(word) }
})
