import { Config, Effect, Layer } from "effect"
import { ediTransportNetwork } from "#adapters/edi/ediTransportNetwork.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import { mayPretend } from "./exposure.ts"

/**
 * The networks that take invoices: each at the address that a shop gives; at localhost a practice network plays those
 * without one, in the time of FRIT_EDI_DELAY, in seconds.
 */
export const edi = Layer.unwrap(
  Effect.gen(function* () {
    if (!(yield* mayPretend((yield* PublicUrl).url))) return ediTransportNetwork(undefined)
    const delay = (yield* Config.Number("FRIT_EDI_DELAY").pipe(Config.withDefault(5))) * 1000
    const pace = { acknowledge: delay, decide: 3 * delay, pay: 12 * delay }
    return ediTransportNetwork(yield* ediSandbox({ pace, assign: 24 * delay }))
  })
).pipe(Layer.provide(PublicUrl.layer))
