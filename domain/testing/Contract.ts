import { Effect, Equal } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * What every keeper of a port must do: sentences, each with its proof, which dies where it does not hold. Any test
 * runner can run them.
 */
export type Contract<R> = Readonly<Record<string, Effect.Effect<void, unknown, R>>>

/** What a contract is proved with: shops that nobody uses yet, known to the keeper, and UUIDs never given before. */
export interface Given<R> {
  readonly newTenant: Effect.Effect<TenantId, never, R>
  readonly newId: () => string
}

/** Does something in one shop. */
export const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })

/** A sentence of a contract does not hold; the message shows what was found and what was expected. */
export class DoesNotHold extends Error {
  override readonly name = "DoesNotHold"
}

/** Both are the same through and through: fields, order of lists, classes. */
export const same = (found: unknown, expected: unknown): void => {
  if (!Equal.equals(found, expected)) throw new DoesNotHold(`found ${shown(found)}, expected ${shown(expected)}`)
}

/** Something is so, and the compiler knows it from here on. */
export function holds(isSo: boolean, what = "it is not so"): asserts isSo {
  if (!isSo) throw new DoesNotHold(what)
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value))
