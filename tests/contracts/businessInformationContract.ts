import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { changeBusinessInformation } from "#domain/business-information/businessInformationHandlers.ts"
import { changeLogo, removeLogo } from "#domain/business-information/changeLogo.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import type { Transaction } from "#domain/contract/Transaction.ts"
import { Files } from "#domain/files/Files.ts"
import type { Pictures } from "#domain/files/Pictures.ts"
import type { Quotas } from "#domain/quotas/Quotas.ts"
import type { NewId } from "#domain/shared/NewId.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshTenant, withTenant } from "./fresh.ts"
import { asOtherUser, savedBy } from "./savedBy.ts"

/** Two plain gray PNG images, 30 and 40 pixels wide. */
const logos = [
  "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAKCAAAAACGHLHzAAAAEElEQVR4nGNIwAsYRqWxAQAisnCBwoA1BwAAAABJRU5ErkJggg==",
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAKCAAAAADj8UOMAAAAEUlEQVR4nGNIIBIwjCqkr0IAJqKWAY1XjokAAAAASUVORK5CYII="
].map((bytes) => Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))) as [Uint8Array, Uint8Array]

type Ports = OwnBusiness | Tenants | Files | Pictures | NewId | Quotas | Transaction

const typed = {
  businessName: "Vitres Étoile & Fils",
  phoneNumber: "(418) 555-0177",
  emailAddress: "bureau@etoile.example",
  federalTaxId: "123456789",
  language: "fr"
} as const

/** The contract of every business information repository. `keep` adds a shop to the directory. */
export const businessInformationContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  keep: (tenant: Tenant) => Effect.Effect<void, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = (changes: Partial<Tenant> = {}) =>
      Effect.gen(function* () {
        const tenant = freshTenant(changes)
        yield* keep(tenant)
        return { tenant, shop: withTenant(tenant.id), own: yield* OwnBusiness }
      })

    it.effect("reads from and writes to the tenant directory", () =>
      Effect.gen(function* () {
        const { tenant, shop, own } = yield* opened({ country: "US" })
        const { id, version, businessName, phoneNumber, emailAddress, federalTaxId, language, country, logo } = tenant
        assert.deepStrictEqual(yield* own.get.pipe(shop), {
          id,
          version,
          businessName,
          phoneNumber,
          emailAddress,
          federalTaxId,
          language,
          country,
          logo
        })
        const saved = yield* changeBusinessInformation({ ...typed, version }).pipe(shop)
        assert.deepStrictEqual(saved, {
          id,
          country,
          logo: null,
          ...typed,
          federalTaxId: "12-3456789",
          version: version + 1
        })
        assert.deepStrictEqual(yield* own.get.pipe(shop), saved)
        assert.deepStrictEqual(yield* (yield* Tenants).getCurrent(id), { ...tenant, ...saved })
      })
    )

    it.effect("rejects a stale save and returns the current version", () =>
      Effect.gen(function* () {
        const { tenant, shop } = yield* opened()
        const saved = yield* changeBusinessInformation({ ...typed, version: tenant.version }).pipe(asOtherUser, shop)
        const refused = yield* Effect.flip(
          changeBusinessInformation({ ...typed, businessName: "Too late", version: tenant.version }).pipe(shop)
        )
        assert.deepStrictEqual([refused._tag, refused.current], ["BusinessInformationChanged", saved])
        assert.strictEqual(
          refused._tag === "BusinessInformationChanged" && savedBy(refused)?.[0]?.[0],
          "Dana Whitfield"
        )
      })
    )

    it.effect("lets exactly one of twenty concurrent saves succeed", () =>
      Effect.gen(function* () {
        const { tenant, shop } = yield* opened()
        const tries = Array.from({ length: 20 }, (_, n) =>
          Effect.result(
            changeBusinessInformation({ ...typed, businessName: `Shop ${n}`, version: tenant.version }).pipe(shop)
          )
        )
        const results = yield* Effect.all(tries, { concurrency: "unbounded" })
        assert.lengthOf(
          results.filter(({ _tag }) => _tag === "Success"),
          1
        )
      })
    )

    it.effect("stores one logo: replacing it deletes the previous file, and removing it leaves none", () =>
      Effect.gen(function* () {
        const { shop, own } = yield* opened()
        const files = yield* Files
        const first = yield* changeLogo({ logo: logos[0] }).pipe(shop)
        const second = yield* changeLogo({ logo: logos[1] }).pipe(shop)
        assert.isDefined(yield* files.get(second.logo!).pipe(shop))
        assert.isUndefined(yield* files.get(first.logo!).pipe(shop))
        const bare = yield* removeLogo().pipe(shop)
        assert.isNull(bare.logo)
        assert.isUndefined(yield* files.get(second.logo!).pipe(shop))
        assert.deepStrictEqual(yield* own.get.pipe(shop), bare)
      })
    )

    it.effect("preserves the logo when other fields are saved, and rejects a file that is not a picture", () =>
      Effect.gen(function* () {
        const { tenant, shop } = yield* opened()
        const { logo, version } = yield* changeLogo({ logo: logos[0] }).pipe(shop)
        const saved = yield* changeBusinessInformation({ ...typed, version }).pipe(shop)
        assert.deepStrictEqual([saved.logo, saved.version], [logo, tenant.version + 2])
        assert.strictEqual(
          (yield* Effect.flip(changeLogo({ logo: new TextEncoder().encode("<svg/>") }).pipe(shop)))._tag,
          "NotAPicture"
        )
      })
    )

    it.effect("hides one shop's business information from another and lets neither overwrite the other's", () =>
      Effect.gen(function* () {
        const mine = yield* opened()
        const theirs = yield* opened({ businessName: "Harbor Glass" })
        const { logo } = yield* changeLogo({ logo: logos[0] }).pipe(mine.shop)
        const current = yield* mine.own.get.pipe(mine.shop)
        const before = yield* theirs.own.get.pipe(theirs.shop)
        assert.strictEqual(before.businessName, "Harbor Glass")
        assert.isUndefined(yield* (yield* Files).get(logo!).pipe(theirs.shop))
        // A save that names another shop's id may apply to the caller's own shop, or fail.
        yield* Effect.result(mine.own.save({ ...current, id: before.id, businessName: "Overwritten" }).pipe(mine.shop))
        assert.deepStrictEqual(yield* theirs.own.get.pipe(theirs.shop), before)
      })
    )
  })
