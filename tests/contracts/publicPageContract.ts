import { assert, layer } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import type { Transaction } from "#domain/contract/Transaction.ts"
import { Files } from "#domain/files/Files.ts"
import type { Pictures } from "#domain/files/Pictures.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { changePublicPageLook, uploadPagePicture } from "#domain/public-page/changePublicPageLook.ts"
import { changePublicPageSetting } from "#domain/public-page/changePublicPageSetting.ts"
import { lookStore, settingStore, publicPageGroup } from "#domain/public-page/publicPageStore.ts"
import { defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { readPublicPage } from "#domain/public-page/readPublicPage.ts"
import type { Quotas } from "#domain/quotas/Quotas.ts"
import type { NewId } from "#domain/shared/NewId.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { Tenants } from "#domain/tenants/Tenants.ts"
import { settingsOf, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { freshProfile, freshTenant, freshUser, withTenant } from "./fresh.ts"

/** A plain gray PNG image, 30 by 10 pixels. */
const grey = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAB4AAAAKCAAAAACGHLHzAAAAEElEQVR4nGNIwAsYRqWxAQAisnCBwoA1BwAAAABJRU5ErkJggg=="),
  (one) => one.charCodeAt(0)
)

type Ports = Files | NewId | Pictures | PricingProfiles | Quotas | TenantSettings | Tenants | Transaction | Users

/** The contract of every public page repository. `keep` adds a shop to the directory. */
export const publicPageContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  keep: (tenant: Tenant) => Effect.Effect<void, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = (changes: Partial<Tenant> = {}) =>
      Effect.gen(function* () {
        const tenant = freshTenant(changes)
        yield* keep(tenant)
        const shop = withTenant(tenant.id)
        const dana = freshUser({ emailAddress: "Dana@CopperState.example" })
        yield* Effect.orDie((yield* Users).add(dana, "a hash")).pipe(shop)
        return { tenant, shop, dana }
      })
    const typed = { ...defaultSetting, isOn: true, recipients: ["dana@copperstate.example"] }

    it.effect("returns the defaults until the shop saves its own, then every saved field", () =>
      Effect.gen(function* () {
        const { shop, dana } = yield* opened()
        const profile = freshProfile()
        yield* Effect.orDie((yield* PricingProfiles).add(profile)).pipe(shop)
        assert.deepStrictEqual((yield* readPublicPage.pipe(shop)).setting, defaultSetting)
        assert.deepStrictEqual((yield* readPublicPage.pipe(shop)).look, defaultLook)
        const all = {
          ...typed,
          serviceRadius: 40,
          defaultJobType: "calibration",
          services: ["calibration"],
          pricingProfile: profile.id,
          payment: "deposit",
          deposit: 5000,
          embedOrigins: ["https://www.copperstate.example"]
        } as const
        const saved = yield* changePublicPageSetting(all).pipe(shop)
        assert.deepStrictEqual(saved, { ...all, version: 1, recipients: [dana.emailAddress] })
        assert.deepStrictEqual((yield* settingStore.find.pipe(shop)).value, saved)
        const look = { ...defaultLook, aboutText: { en: "Since 1998", fr: "Depuis 1998", es: "" }, showMap: false }
        assert.deepStrictEqual(yield* changePublicPageLook(look).pipe(shop), { ...look, version: 1 })
        assert.deepStrictEqual((yield* lookStore.find.pipe(shop)).value, { ...look, version: 1 })
        assert.strictEqual((yield* readPublicPage.pipe(shop)).state, "active")
      })
    )

    it.effect("stores each shop's page separately and leaves it out of the shop's other settings", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* opened(), yield* opened()]
        yield* changePublicPageSetting(typed).pipe(one.shop)
        assert.deepStrictEqual((yield* settingStore.find.pipe(other.shop)).value, defaultSetting)
        const told = yield* settingsOf(one.tenant).pipe(one.shop)
        assert.notInclude(
          told.map(({ group }) => group),
          publicPageGroup
        )
      })
    )

    it.effect("accepts one of two concurrent saves and returns the current version to the other", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened()
        const both = yield* Effect.forEach(
          [typed, { ...typed, serviceRadius: 60 }],
          (one) => changePublicPageSetting(one).pipe(shop, Effect.exit),
          { concurrency: 2 }
        )
        assert.strictEqual(both.filter(Exit.isSuccess).length, 1)
        const late = yield* changePublicPageSetting(typed).pipe(shop, Effect.flip)
        assert(late._tag === "PublicPageSettingChanged")
        assert.deepStrictEqual(late.current, (yield* settingStore.find.pipe(shop)).value)
        yield* changePublicPageLook(defaultLook).pipe(shop)
        const lateLook = yield* changePublicPageLook(defaultLook).pipe(shop, Effect.flip)
        assert.strictEqual(lateLook._tag, "PublicPageLookChanged")
      })
    )

    it.effect("accepts only active users of this shop as recipients (spec §5)", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* opened(), yield* opened()]
        const gone = freshUser({ emailAddress: "gone@copperstate.example", active: false })
        const elsewhere = freshUser({ emailAddress: "elsewhere@copperstate.example" })
        yield* Effect.orDie((yield* Users).add(gone, "a hash")).pipe(one.shop)
        yield* Effect.orDie((yield* Users).add(elsewhere, "a hash")).pipe(other.shop)
        const recipients = ["dana@copperstate.example", "gone@copperstate.example", "elsewhere@copperstate.example"]
        const refused = yield* changePublicPageSetting({ ...typed, recipients }).pipe(one.shop, Effect.flip)
        assert(refused._tag === "RecipientsUnknown")
        assert.deepStrictEqual(refused.recipients, recipients.slice(1))
        assert.strictEqual((yield* settingStore.find.pipe(one.shop)).value.version, 0)
      })
    )

    it.effect("rejects a pricing profile the shop does not have", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened()
        const pricingProfile = PricingProfileId.make(crypto.randomUUID())
        const refused = yield* changePublicPageSetting({ ...typed, pricingProfile }).pipe(shop, Effect.flip)
        assert.strictEqual(refused._tag, "PricingProfileNotFound")
      })
    )

    it.effect("shows only pictures uploaded for the page, and deletes those removed from it", () =>
      Effect.gen(function* () {
        const { shop } = yield* opened()
        const other = yield* opened()
        const files = yield* Files
        const bytesOf = (id: string) => files.get(id as never).pipe(shop)
        const [first, second] = [
          yield* uploadPagePicture({ picture: grey }).pipe(shop),
          yield* uploadPagePicture({ picture: grey }).pipe(shop)
        ]
        const chosen = { id: first.id, alt: " A gray pane " }
        const saved = yield* changePublicPageLook({ ...defaultLook, banner: chosen, recentJobs: [chosen] }).pipe(shop)
        assert.deepStrictEqual(saved.banner, { ...first, alt: "A gray pane" })
        const foreign = yield* uploadPagePicture({ picture: grey }).pipe(other.shop)
        const refused = yield* changePublicPageLook({
          ...defaultLook,
          version: 1,
          about: { id: foreign.id, alt: "" }
        }).pipe(shop, Effect.flip)
        assert.strictEqual(refused._tag, "PagePictureGone")
        yield* changePublicPageLook({ ...defaultLook, version: 1, about: { id: second.id, alt: "" } }).pipe(shop)
        assert.deepStrictEqual([yield* bytesOf(first.id), yield* bytesOf(first.small)], [undefined, undefined])
        assert.isDefined(yield* bytesOf(second.small))
      })
    )
  })
