import { Context, Effect, Layer } from "effect"
import { type Text, Texter } from "#domain/messages/Texter.ts"

/** Every text that was sent, the oldest first. */
export class SentTexts extends Context.Service<SentTexts, ReadonlyArray<Text>>()("adapters/memory/SentTexts") {}

/** A carrier that delivers to a list. */
export const texterMemory = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<Text> = []
    return Context.make(SentTexts, sent).pipe(
      Context.add(
        Texter,
        Texter.of({
          send: (text) => Effect.sync(() => void sent.push(text)),
          takenFor: (phone) =>
            Effect.sync(() =>
              sent
                .filter(({ to }) => to === phone)
                .map(({ text }) => ({ text, outcome: { state: "sent", trouble: null, detail: "" } as const }))
                .toReversed()
            )
        })
      )
    )
  })
)
