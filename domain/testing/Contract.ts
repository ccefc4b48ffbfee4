import { Effect, Equal } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * The requirements for every adapter of a port: descriptions, each with a test that dies if the requirement is not met.
 * Can be run by any test runner.
 */
export type Contract<R> = Readonly<Record<string, Effect.Effect<void, unknown, R>>>

/** What a contract needs to run: new shops known to the adapter, and unused UUIDs. */
export interface ContractFixtures<R> {
  readonly newTenant: Effect.Effect<TenantId, never, R>
  readonly newId: () => string
}

/** Runs an effect in one shop. */
export const withTenant = (id: TenantId) => Effect.provideService(CurrentTenant, { id })

/** A requirement of a contract is not met; the message shows the actual and expected values. */
export class ContractViolation extends Error {
  override readonly name = "DoesNotHold"
}

/** Asserts that two values are deeply equal, including list order and classes. */
export const assertEqual = (found: unknown, expected: unknown): void => {
  if (!Equal.equals(found, expected)) throw new ContractViolation(`found ${shown(found)}, expected ${shown(expected)}`)
}

/** Asserts that a condition is true, and narrows types accordingly. */
export function assertTrue(isSo: boolean, what = "condition is false"): asserts isSo {
  if (!isSo) throw new ContractViolation(what)
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value))
