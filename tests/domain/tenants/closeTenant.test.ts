import { assert, layer } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { closeTenant, deletableFrom, deleteTenant, restoreTenant } from "#domain/tenants/closeTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { addTenantInMemory } from "#tests/adapters/memory/newTenantInMemory.ts"
import { freshTenant } from "#tests/contracts/fresh.ts"
import { asUser, inAShop } from "../contract/probe.ts"

const asRoot = asUser({ roles: ["root"], features: [] })
const days = (count: number) => TestClock.adjust(count * 86_400_000)

layer(inMemory())("closing a shop's account", (it) => {
  it.effect("locks its people out and retains it for 30 days, after which it can be deleted once with its prefix", () =>
    Effect.gen(function* () {
      const shop = freshTenant()
      yield* addTenantInMemory(shop)
      const closed = yield* closeTenant({ id: shop.id, version: 1 })
      const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
      assert.deepStrictEqual([closed.billingStatus, closed.closedOn, closed.accountActive], ["closed", today, false])
      const asked = { id: shop.id, version: closed.version, prefix: shop.prefix }
      yield* days(29)
      const kept = yield* Effect.flip(deleteTenant(asked))
      assert.deepInclude(kept, { _tag: "TenantRetained", until: deletableFrom(closed) })
      yield* days(1)
      assert.strictEqual((yield* Effect.flip(deleteTenant({ ...asked, prefix: "other" })))._tag, "PrefixNotRight")
      assert.strictEqual((yield* Effect.flip(deleteTenant({ ...asked, version: 1 })))._tag, "TenantChanged")
      yield* deleteTenant({ ...asked, prefix: ` ${shop.prefix.toUpperCase()} ` })
      assert.strictEqual(yield* (yield* Tenants).get(shop.id), undefined)
      assert.strictEqual((yield* Effect.flip(deleteTenant(asked)))._tag, "TenantNotFound")
    }).pipe(asRoot, inAShop)
  )

  it.effect("is undone by restoring it unchanged, and an unapproved shop stays locked out", () =>
    Effect.gen(function* () {
      for (const shop of [freshTenant(), freshTenant({ approved: false, accountActive: false })]) {
        yield* addTenantInMemory(shop)
        yield* closeTenant({ id: shop.id, version: 1 })
        assert.deepStrictEqual(yield* restoreTenant({ id: shop.id, version: 2 }), { ...shop, version: 3 })
        assert.strictEqual(
          (yield* Effect.flip(deleteTenant({ id: shop.id, version: 3, prefix: shop.prefix })))._tag,
          "TenantNotClosed"
        )
        assert.deepStrictEqual(
          (yield* (yield* Tenants).events(shop.id)).map(({ deed }) => deed),
          ["restored", "closed"]
        )
      }
    }).pipe(asRoot, inAShop)
  )
})
