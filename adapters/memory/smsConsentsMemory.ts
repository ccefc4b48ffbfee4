import { Effect, Layer } from "effect"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { Shelves } from "./Shelves.ts"

/** Consent to texts over a list, in the order it was noted. */
export const smsConsentsMemory = Layer.effect(
  SmsConsents,
  Effect.gen(function* () {
    const { all, mine } = yield* Shelves
    return SmsConsents.of({
      add: (consent) => Effect.map(mine, ({ smsConsents }) => void smsConsents.push(consent)),
      latest: (phone) =>
        Effect.map(mine, ({ smsConsents }) =>
          smsConsents
            .filter((one) => one.phone === phone)
            .reduce<(typeof smsConsents)[number] | undefined>(
              (last, one) => (last === undefined || one.at >= last.at ? one : last),
              undefined
            )
        ),
      shopsOf: (phone) =>
        Effect.sync(() =>
          [...all]
            .filter(([, { smsConsents }]) => smsConsents.some((one) => one.phone === phone))
            .map(([id]) => id)
            .sort()
        )
    })
  })
).pipe(Layer.provide(Shelves.empty))
