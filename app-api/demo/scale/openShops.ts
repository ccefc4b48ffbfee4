import { Effect } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { demoPassword } from "../people.ts"
import { seedDemo } from "../seedDemo.ts"
import { seedShop } from "../seedShop.ts"
import type { Planned } from "./plan.ts"

/** A shop that exists and is to be filled. */
export interface OpenShop {
  readonly id: TenantId
  readonly jobs: number
}

/**
 * Opens the shops of a plan through the regular ports, each with people, a location and prices. Existing shops are left
 * alone.
 */
export const openShops = Effect.fn("openShops")(function* (
  ownerUrl: string,
  planned: ReadonlyArray<Planned>,
  say: (line: string) => void
) {
  yield* seedDemo(ownerUrl)
  const tenants = yield* Tenants
  const passwordHash = yield* Effect.cached((yield* Passwords).hash(demoPassword))
  const open: Array<OpenShop> = []
  for (const [at, { prefix, jobs, seed }] of planned.entries()) {
    const id = seed === undefined ? (yield* tenants.byPrefix(prefix))?.id : yield* seedShop(seed, passwordHash)
    if (id !== undefined) open.push({ id, jobs })
    if (at > 0 && at % 50 === 0) say(`${at} of ${planned.length} shops opened`)
  }
  return open
})
