import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { approveTenant } from "#domain/tenants/tenantsHandlers.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { addTenantInMemory } from "#tests/adapters/memory/newTenantInMemory.ts"
import { freshTenant } from "#tests/contracts/fresh.ts"
import { asUser, inAShop } from "../contract/probe.ts"

const asRoot = asUser({ roles: ["root"], features: [] })

layer(inMemory())("approving a shop", (it) => {
  it.effect("admits its people, and withdrawing approval locks them out; both are recorded with the user", () =>
    Effect.gen(function* () {
      const shop = freshTenant({ approved: false, accountActive: false })
      yield* addTenantInMemory(shop)
      const approved = yield* approveTenant({ id: shop.id, version: 1, approved: true })
      assert.deepStrictEqual([approved.approved, approved.accountActive, approved.version], [true, true, 2])
      const shut = yield* approveTenant({ id: shop.id, version: 2, approved: false })
      assert.deepStrictEqual([shut.approved, shut.accountActive, shut.version], [false, false, 3])
      const events = yield* (yield* Tenants).events(shop.id)
      assert.deepStrictEqual(
        events.map(({ deed }) => deed),
        ["approvalWithdrawn", "approved"]
      )
      assert.isTrue(events.every(({ byName }) => byName.trim() !== ""))
    }).pipe(asRoot, inAShop)
  )

  it.effect("does not reopen a closed account", () =>
    Effect.gen(function* () {
      const shop = freshTenant({ approved: false, accountActive: false, billingStatus: "closed" })
      yield* addTenantInMemory(shop)
      const { approved, accountActive } = yield* approveTenant({ id: shop.id, version: 1, approved: true })
      assert.deepStrictEqual([approved, accountActive], [true, false])
    }).pipe(asRoot, inAShop)
  )

  it.effect("rejects a stale request with the current version", () =>
    Effect.gen(function* () {
      const shop = freshTenant()
      yield* addTenantInMemory(shop)
      const shut = yield* approveTenant({ id: shop.id, version: 1, approved: false })
      const refused = yield* Effect.flip(approveTenant({ id: shop.id, version: 1, approved: true }))
      assert(refused._tag === "TenantChanged")
      assert.deepStrictEqual(refused.current, shut)
    }).pipe(asRoot, inAShop)
  )

  it.effect("does not treat the platform itself as a shop", () =>
    Effect.gen(function* () {
      const root = freshTenant({ tenantUniqueId: rootTenantUniqueId, prefix: "" })
      yield* addTenantInMemory(root)
      assert.strictEqual(
        (yield* Effect.flip(approveTenant({ id: root.id, version: 1, approved: false })))._tag,
        "TenantNotFound"
      )
    }).pipe(asRoot, inAShop)
  )
})
