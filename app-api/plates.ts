import { Config, Effect, Layer, Option, Redacted } from "effect"
import { platesCarsXe } from "#adapters/plates/platesCarsXe.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { plateSandbox } from "#adapters/sandbox/plateSandbox.ts"
import { PlateLookup, PlateServiceDown } from "#domain/plates/PlateLookup.ts"
import { allowsSandboxes } from "./exposure.ts"

const sandboxKey = "sandbox"

/**
 * License plate lookup: the service of FRIT_PLATE_URL; otherwise a sandbox on localhost with the same protocol that
 * knows the demo plates; elsewhere none.
 */
export const plates = Layer.unwrap(
  Effect.gen(function* () {
    const url = yield* Config.option(Config.String("FRIT_PLATE_URL"))
    const key = yield* Config.Redacted("FRIT_PLATE_KEY").pipe(Config.withDefault(Redacted.make("")))
    if (Option.isSome(url) && url.value !== "")
      return platesCarsXe({ url: url.value.replace(/\/$/, ""), key, isSample: false })
    if (!(yield* allowsSandboxes((yield* PublicUrl).url)))
      return Layer.succeed(PlateLookup, PlateLookup.of({ find: () => Effect.fail(new PlateServiceDown()) }))
    const delay = yield* Config.Number("FRIT_PLATE_DELAY").pipe(Config.withDefault(3))
    const address = yield* plateSandbox({ delay: delay * 1000, key: sandboxKey })
    return platesCarsXe({ url: address, key: Redacted.make(sandboxKey), isSample: true })
  })
).pipe(Layer.provide(PublicUrl.layer))
