import { Effect, Result } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { currencyOf } from "#domain/shared/Address.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { CardCharge } from "./CardCharges.ts"
import type { CardDeclined, ProcessorSilent, ToCharge } from "./CardProcessor.ts"

/** The shop as its directory knows it: asked before a job is locked, for it takes a connection of its own. */
export const shopEntry = Effect.gen(function* () {
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return shop ?? (yield* Effect.die(new Error("the shop is not there")))
})

/** The shop's currency. */
export const currency = Effect.map(shopEntry, ({ country }) => currencyOf[country])

/**
 * Stands before the token of a card whose money is held first: whatever knows nothing of holding, such as a server of the
 * build before during an update, sends it as it is, and is refused by the processor instead of charging the card.
 */
export const heldMark = "held:"

/** What the processor is asked for a charge that was kept. */
export const toCharge = Effect.fnUntraced(function* ({ key, token, amount, paymentId }: CardCharge) {
  const { id: shop } = yield* CurrentTenant
  return {
    key,
    token: token.replace(heldMark, ""),
    amount,
    currency: yield* currency,
    shop,
    paymentId
  } satisfies ToCharge
})

/** A refusal is an answer as well; silence is none. */
export const unlessSilent = <A, R>(
  asking: Effect.Effect<A, CardDeclined | ProcessorSilent, R>
): Effect.Effect<Result.Result<A, CardDeclined>, ProcessorSilent, R> =>
  asking.pipe(
    Effect.map((told): Result.Result<A, CardDeclined> => Result.succeed(told)),
    Effect.catchTag("CardDeclined", (refusal) => Effect.succeed(Result.fail(refusal)))
  )
