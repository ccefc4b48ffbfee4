import { Effect, Layer } from "effect"
import { TokenJar, type Tokens } from "#domain/credentials/TokenJar.ts"

/** The jar of one browser, as a variable. */
export const tokenJarMemory = Layer.sync(TokenJar, () => {
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
    empty: Effect.sync(() => {
      kept = undefined
    })
  }
})
