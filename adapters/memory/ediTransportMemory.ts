import { Effect, Layer } from "effect"
import { EdiNotSent, EdiTransport } from "#domain/edi/EdiTransport.ts"

/** Partners that nobody reaches: in memory nothing leaves the page. */
export const ediTransportMemory = Layer.sync(EdiTransport, () => {
  const gone = new EdiNotSent({ reason: "unreachable", text: "" })
  return EdiTransport.of({
    hasPractice: false,
    send: () => Effect.fail(gone),
    waiting: () => Effect.fail(gone),
    fetch: () => Effect.fail(gone),
    taken: () => Effect.fail(gone)
  })
})
