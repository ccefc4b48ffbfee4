import { Effect, Layer } from "effect"
import { AuthCookies, type Tokens } from "#domain/credentials/AuthCookies.ts"

/** The cookies of one browser, as a variable. */
export const authCookiesMemory = Layer.sync(AuthCookies, () => {
  let kept: Tokens | undefined
  return {
    get access() {
      return kept?.access
    },
    get refresh() {
      return kept?.refresh
    },
    keep: (tokens) =>
      Effect.sync(() => {
        kept = tokens
      }),
    clear: Effect.sync(() => {
      kept = undefined
    })
  }
})
