import { Effect } from "effect"
import { cardProcessorSquare } from "#adapters/square/cardProcessorSquare.ts"
import { squareSandbox, type SandboxOptions } from "#adapters/square-sandbox/squareSandbox.ts"

export const hook = { url: "https://frit.example/api/V1/square/events", key: "a key of tests" }

/**
 * Starts a card sandbox for one test, with the product's own client for it. `delivered` collects the webhook messages
 * it sent, with their signatures.
 */
export const cardSandbox = Effect.fn("cardSandbox")(function* (options: Pick<SandboxOptions, "misfortune"> = {}) {
  const delivered: Array<{ readonly body: string; readonly signature: string }> = []
  const sandbox = yield* squareSandbox({
    port: 0,
    token: "test",
    hookUrl: hook.url,
    hookKey: hook.key,
    parents: ["'none'"],
    ...options,
    deliver: (body, signature) => void delivered.push({ body, signature })
  })
  const { processor, noteOn } = cardProcessorSquare({
    token: "test",
    locationId: "HERE",
    url: sandbox.url,
    frame: { kind: "none" }
  })
  /** The payments that were actually charged. */
  const charges = () => Object.values(sandbox.books.books.payments).filter(({ status }) => status === "COMPLETED")
  return { processor, noteOn, delivered, books: sandbox.books.books, charges }
})
