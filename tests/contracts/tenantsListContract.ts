import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { PlatformEvent } from "#domain/tenants/PlatformEvent.ts"
import type { Tenant, TenantSearch } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshTenant } from "./fresh.ts"

const noted = ({ id }: Tenant, at: number, deed: PlatformEvent["deed"]): PlatformEvent => ({
  id: crypto.randomUUID(),
  at,
  tenantId: id,
  deed,
  detail: "",
  note: "",
  byUserId: UserId.make(crypto.randomUUID()),
  byName: "Rosa Root"
})

/** The contract of tenant directories for platform administrators. `keep` adds a shop to the directory. */
export const tenantsListContract = <R, E>(
  name: string,
  directory: Layer.Layer<Tenants | R, E>,
  keep: (tenant: Tenant) => Effect.Effect<void, never, R>
) =>
  layer(directory, { excludeTestServices: true })(name, (it) => {
    it.effect("lists shops by any part of their names, prefix, or email, filtered and sorted as requested", () =>
      Effect.gen(function* () {
        const mark = `m${crypto.randomUUID().slice(0, 8)}`
        const shops = [
          freshTenant({ businessName: `Árbol ${mark}`, createdOn: "2026-03-01", edition: "basic" }),
          freshTenant({
            businessName: `beta ${mark.toUpperCase()}`,
            createdOn: "2026-01-01",
            approved: false,
            accountActive: false
          }),
          freshTenant({
            businessName: "Coast",
            emailAddress: `${mark}@example.com`,
            createdOn: "2026-02-01",
            billingStatus: "closed",
            accountActive: false
          }),
          freshTenant({ businessName: "Delta", companyName: `${mark} Inc.`, createdOn: "2026-04-01" }),
          freshTenant({ businessName: "Echo" })
        ]
        for (const shop of shops) yield* keep(shop)
        const tenants = yield* Tenants
        const found = (search: TenantSearch) =>
          Effect.map(tenants.list({ text: mark, ...search }), ({ items, total }) => [
            items.map(({ id }) => shops.findIndex((one) => one.id === id)),
            total
          ])
        assert.deepStrictEqual(yield* found({}), [[0, 1, 2, 3], 4])
        assert.deepStrictEqual(yield* found({ descending: true }), [[3, 2, 1, 0], 4])
        assert.deepStrictEqual(yield* found({ sort: "createdOn" }), [[1, 2, 0, 3], 4])
        assert.deepStrictEqual(yield* found({ page: 2, size: 3 }), [[3], 4])
        assert.deepStrictEqual(yield* found({ edition: "basic" }), [[0], 1])
        assert.deepStrictEqual(yield* found({ billingStatus: "closed" }), [[2], 1])
        assert.deepStrictEqual(yield* found({ approved: false }), [[1], 1])
        assert.deepStrictEqual(yield* tenants.list({ text: `${mark}%` }), { items: [], total: 0 })
        assert.deepStrictEqual((yield* tenants.list({ text: shops[4]!.prefix })).items, shops.slice(4))
      })
    )

    it.effect("omits the platform's own entry", () =>
      Effect.gen(function* () {
        const root = freshTenant({ prefix: "" })
        // PostgreSQL already has one: the empty prefix is unique.
        yield* keep(root).pipe(Effect.catchDefect(() => Effect.void))
        const tenants = yield* Tenants
        assert.isDefined(yield* tenants.byPrefix(""))
        assert.notInclude(
          (yield* tenants.list({ sort: "prefix", size: 100 })).items.map(({ prefix }) => prefix),
          ""
        )
      })
    )

    it.effect("saves a shop once per version and records who changed it", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const shop = freshTenant()
        yield* keep(shop)
        yield* tenants.get(shop.id)
        const shut = noted(shop, 1_000, "approvalWithdrawn")
        const saved = yield* tenants.save({ ...shop, approved: false, accountActive: false }, shut)
        assert.deepStrictEqual(saved, { ...shop, approved: false, accountActive: false, version: 2 })
        assert.deepStrictEqual(yield* tenants.getCurrent(shop.id), saved)
        assert.deepStrictEqual(yield* tenants.get(shop.id), saved)
        const stale = yield* Effect.flip(tenants.save(shop, noted(shop, 2_000, "approved")))
        assert.deepStrictEqual(stale._tag === "TenantChanged" && stale.current, saved)
        const again = noted(shop, 3_000, "approved")
        yield* tenants.save({ ...saved, approved: true, accountActive: true }, again)
        assert.deepStrictEqual(yield* tenants.events(shop.id), [again, shut])
      })
    )

    it.effect("cannot open or save a shop that does not exist", () =>
      Effect.gen(function* () {
        const tenants = yield* Tenants
        const stranger = freshTenant()
        assert.strictEqual((yield* Effect.flip(tenants.getCurrent(stranger.id)))._tag, "TenantNotFound")
        assert.strictEqual(
          (yield* Effect.flip(tenants.save(stranger, noted(stranger, 1, "approved"))))._tag,
          "TenantNotFound"
        )
        assert.deepStrictEqual(yield* tenants.events(stranger.id), [])
      })
    )
  })
