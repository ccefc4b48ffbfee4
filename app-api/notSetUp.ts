import { Config, Effect, Layer, Option } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { NotSetUp, OutsideService, settingOf } from "#domain/service-state/ServiceState.ts"
import { mayPretend } from "./exposure.ts"

/** What this server was started without, by its settings: nothing where sandboxes stand in for it. */
export const notSetUp = Layer.effect(
  NotSetUp,
  Effect.gen(function* () {
    const { url } = yield* PublicUrl
    if (yield* mayPretend(url)) return []
    const set = yield* Effect.forEach(OutsideService.literals, (service) =>
      Config.option(Config.String(settingOf[service]))
    )
    return OutsideService.literals.filter((_, at) => !Option.exists(set[at]!, (value) => value !== ""))
  })
).pipe(Layer.provide(PublicUrl.layer))
