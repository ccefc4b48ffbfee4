import { Effect, Result } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { currencyOf } from "#domain/shared/Address.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { CardCharge } from "./CardCharges.ts"
import type { CardDeclined, ProcessorUnavailable, ChargeRequest } from "./CardProcessor.ts"

/**
 * The current shop from the tenant directory. Look it up before locking a job, because it uses a separate connection.
 */
export const currentShop = Effect.gen(function* () {
  const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  return shop ?? (yield* Effect.die(new Error("the current shop does not exist")))
})

/** The shop's currency. */
export const currency = Effect.map(currentShop, ({ country }) => currencyOf[country])

/**
 * Prefix of the token of a card to be authorized first. Code that does not know about authorization, such as a server
 * of the previous release during a deployment, sends it unchanged, and the processor rejects it instead of charging the
 * card.
 */
export const authorizedPrefix = "held:"

/** Returns the processor request for a stored charge. */
export const chargeRequestOf = Effect.fnUntraced(function* ({ key, token, amount, paymentId }: CardCharge) {
  const { id: shop } = yield* CurrentTenant
  return {
    key,
    token: token.replace(authorizedPrefix, ""),
    amount,
    currency: yield* currency,
    shop,
    paymentId
  } satisfies ChargeRequest
})

/** Turns a decline into a result, because it is conclusive. `ProcessorUnavailable` remains a failure. */
export const asConclusive = <A, R>(
  asking: Effect.Effect<A, CardDeclined | ProcessorUnavailable, R>
): Effect.Effect<Result.Result<A, CardDeclined>, ProcessorUnavailable, R> =>
  asking.pipe(
    Effect.map((told): Result.Result<A, CardDeclined> => Result.succeed(told)),
    Effect.catchTag("CardDeclined", (refusal) => Effect.succeed(Result.fail(refusal)))
  )
