import { Effect, Schema } from "effect"
import { CommonPasswords } from "./CommonPasswords.ts"
import { isMadeOf, passwordCores } from "./passwordCores.ts"
import { productWords } from "./productWords.ts"

/**
 * The password is one of those tried first: one of the commonest, or made of words of the trade, the shop or the
 * person.
 */
export class PasswordCommon extends Schema.TaggedError<PasswordCommon>()(
  "PasswordCommon",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * Refuses what is guessed first (P2). `own`: names of the shop and the person, which are words of nobody
 * else's.
 */
export const refuseCommonPassword = Effect.fn("refuseCommonPassword")(function* (
  password: string,
  own: ReadonlyArray<string>
) {
  const { has } = yield* CommonPasswords
  const words = new Set([...productWords, ...own.flatMap(wordsIn)])
  if ([...passwordCores(password)].some((core) => has(core) || isMadeOf(core, words)))
    return yield* new PasswordCommon()
})

/** The words of a name that are long enough to be one, and the whole written together. */
const wordsIn = (name: string): ReadonlyArray<string> => {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...words, words.join("")].filter((word) => word.length >= 3)
}
