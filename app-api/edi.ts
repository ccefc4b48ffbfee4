import { Config, Effect, Layer } from "effect"
import { ediTransportNetwork } from "#adapters/edi/ediTransportNetwork.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import { demoDispatches } from "#adapters/sandbox/demoDispatches.ts"
import { allowsSandboxes } from "./exposure.ts"

/**
 * The EDI networks, each at the address that a shop enters. On localhost, a practice network simulates those without
 * one, with delays of FRIT_EDI_DELAY seconds, unless FRIT_EDI_URL points to another practice network.
 */
export const edi = Layer.unwrap(
  Effect.gen(function* () {
    if (!(yield* allowsSandboxes((yield* PublicUrl).url))) return ediTransportNetwork(undefined)
    const elsewhere = yield* Config.String("FRIT_EDI_URL").pipe(Config.withDefault(""))
    if (elsewhere !== "") return ediTransportNetwork(elsewhere)
    const delay = yield* practiceDelay
    const pace = { acknowledge: delay, decide: 3 * delay, pay: 12 * delay }
    return ediTransportNetwork(yield* ediSandbox({ pace, assign: 24 * delay, gave: Object.values(demoDispatches) }))
  })
).pipe(Layer.provide(PublicUrl.layer))

/** In milliseconds. */
const practiceDelay = Effect.map(
  Config.Number("FRIT_EDI_DELAY").pipe(Config.withDefault(5)),
  (seconds) => seconds * 1_000
)

/** How often the networks are polled for responses, in milliseconds; on localhost as fast as they are simulated. */
export const pollInterval = Effect.gen(function* () {
  const isPractice = yield* allowsSandboxes((yield* PublicUrl).url)
  return isPractice ? Math.min(Math.max(yield* practiceDelay, 500), usual) : usual
}).pipe(Effect.provide(PublicUrl.layer), Effect.orDie)

const usual = 10_000
