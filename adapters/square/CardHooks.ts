import { Context, type Effect } from "effect"
import type { ProcessorSilent } from "#domain/card-payments/CardProcessor.ts"

/**
 * The processor's messages: where they come to, the key they are signed with, and how to look up the note on a payment
 * they name. Undefined where none are expected.
 */
export class CardHooks extends Context.Service<
  CardHooks,
  | {
      readonly url: string
      readonly key: string
      readonly noteOn: (processorId: string) => Effect.Effect<string | undefined, ProcessorSilent>
    }
  | undefined
>()("adapters/square/CardHooks") {}
