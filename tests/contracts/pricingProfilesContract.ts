import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, freshProfile, withTenant } from "./fresh.ts"
import { asOtherUser, savedBy } from "./savedBy.ts"

/** The contract of every pricing profile repository. */
export const pricingProfilesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<PricingProfiles | Customers | Locations | Jobs | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      return { shop, profiles: yield* PricingProfiles }
    })

    it.effect("returns every field of a saved profile", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        for (const profile of [
          freshProfile(),
          freshProfile({ profileName: "Plus", kitPrices: [], windshieldPercent: -1250, hasKit: false }),
          freshProfile({
            profileName: "By number",
            partPrices: [
              { pattern: "DW01659", kind: "flat", discount: 0, price: 8000, tiers: [], from: "", until: "2027-12-31" },
              {
                pattern: "?B*",
                kind: "tiered",
                discount: 0,
                price: 0,
                tiers: [
                  { from: 0, discount: 4000 },
                  { from: 50000, discount: -5000 }
                ],
                from: "2027-01-01",
                until: ""
              }
            ]
          })
        ]) {
          yield* profiles.add(profile).pipe(shop)
          assert.deepStrictEqual(yield* profiles.get(profile.id).pipe(shop), profile)
        }
      })
    )

    it.effect("increments the version on save and rejects a stale save with the current version", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const profile = freshProfile()
        yield* profiles.add(profile).pipe(shop)
        const saved = yield* profiles.save(changed(profile, { laborRate: 4500 })).pipe(asOtherUser, shop)
        assert.deepStrictEqual(saved, changed(profile, { laborRate: 4500, version: 2 }))
        const error = yield* profiles.save(changed(profile, { laborRate: 1 })).pipe(shop, Effect.flip)
        assert(error._tag === "PricingProfileChanged")
        assert.deepStrictEqual(error.current, saved)
        assert.deepStrictEqual(savedBy(error), [["Dana Whitfield", "laborRate"]])
        assert.deepStrictEqual(yield* profiles.get(profile.id).pipe(shop), saved)
      })
    )

    it.effect("has at most one default: the profile most recently saved as such", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const [first, second, third] = [
          freshProfile({ profileName: "Retail", isDefault: true }),
          freshProfile({ profileName: "Fleet", isDefault: true }),
          freshProfile({ profileName: "Cash" })
        ]
        for (const profile of [first, second, third]) yield* profiles.add(profile).pipe(shop)
        const defaults = Effect.map(profiles.list({}).pipe(shop), ({ items }) =>
          items.filter(({ isDefault }) => isDefault).map(({ profileName }) => profileName)
        )
        assert.deepStrictEqual(yield* defaults, ["Fleet"])
        // The version changes too, so that anyone who has the profile open is told.
        assert.strictEqual((yield* profiles.get(first.id).pipe(shop)).version, first.version + 1)
        yield* profiles.save(new PricingProfile({ ...third, isDefault: true })).pipe(shop)
        assert.deepStrictEqual(yield* defaults, ["Cash"])
        const jobs = yield* profiles.remove(third.id).pipe(shop)
        assert.deepStrictEqual(yield* defaults, [])
        yield* profiles.restore(new PricingProfile({ ...third, isDefault: true }), jobs).pipe(shop)
        assert.deepStrictEqual(yield* defaults, ["Cash"])
        const cash = yield* profiles.get(third.id).pipe(shop)
        yield* profiles.remove(third.id).pipe(shop)
        const retail = yield* profiles.get(first.id).pipe(shop)
        yield* profiles.save(new PricingProfile({ ...retail, isDefault: true })).pipe(shop)
        yield* profiles.restore(cash, jobs).pipe(shop)
        assert.deepStrictEqual(yield* defaults, ["Retail"])
      })
    )

    it.effect("leaves the default of another shop unchanged", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const [ours, other] = [freshProfile({ isDefault: true }), freshProfile({ isDefault: true })]
        yield* profiles.add(ours).pipe(shop)
        yield* profiles.add(other).pipe(theirs)
        assert.isTrue((yield* profiles.get(ours.id).pipe(shop)).isDefault)
      })
    )

    it.effect("rejects a duplicate name within a shop, ignoring case, on add and on save", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const [first, second] = [freshProfile({ profileName: "Retail" }), freshProfile({ profileName: "Fleet" })]
        yield* profiles.add(first).pipe(shop)
        yield* profiles.add(second).pipe(shop)
        const adding = yield* profiles.add(freshProfile({ profileName: "RETAIL" })).pipe(shop, Effect.flip)
        assert.strictEqual(adding._tag, "PricingProfileNameTaken")
        assert.strictEqual(adding.profileName, "RETAIL")
        const saving = yield* profiles.save(changed(second, { profileName: "Retail" })).pipe(shop, Effect.flip)
        assert.strictEqual(saving._tag, "PricingProfileNameTaken")
        assert.strictEqual(
          (yield* profiles.save(changed(first, { profileName: "retail" })).pipe(shop)).profileName,
          "retail"
        )
      })
    )

    it.effect("lets two shops use the same name", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        yield* profiles.add(freshProfile()).pipe(shop)
        yield* profiles.add(freshProfile()).pipe(withTenant(yield* newTenant))
      })
    )

    it.effect("refuses to remove a profile that customers use, and counts them", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const profile = freshProfile()
        yield* profiles.add(profile).pipe(shop)
        for (const customerName of ["One", "Two"]) {
          yield* (yield* Customers).add(freshCustomer({ customerName, pricingProfileId: profile.id })).pipe(shop)
        }
        const error = yield* profiles.remove(profile.id).pipe(shop, Effect.flip)
        assert(error._tag === "PricingProfileInUse")
        assert.strictEqual(error.customers, 2)
        assert.deepStrictEqual(yield* profiles.get(profile.id).pipe(shop), profile)
      })
    )

    it.effect("removes a profile no customer uses; jobs priced with it keep their lines", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const [profile, customer, location] = [freshProfile(), freshCustomer(), freshLocation()]
        yield* profiles.add(profile).pipe(shop)
        yield* (yield* Customers).add(customer).pipe(shop)
        yield* (yield* Locations).add(location).pipe(shop)
        const job = freshJob(customer, location, { number: 1001, pricingProfileId: profile.id })
        yield* (yield* Jobs).add(job).pipe(shop)
        yield* profiles.remove(profile.id).pipe(shop)
        assert.strictEqual((yield* profiles.get(profile.id).pipe(shop, Effect.flip))._tag, "PricingProfileNotFound")
        const kept = yield* (yield* Jobs).get(job.id).pipe(shop)
        assert.strictEqual(kept.pricingProfileId, null)
        assert.deepStrictEqual(kept.lines, job.lines)
      })
    )

    it.effect("restores a removed profile unchanged, and on the jobs that still have none", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const [profile, other, customer, location] = [
          freshProfile(),
          freshProfile({ profileName: "Other" }),
          freshCustomer(),
          freshLocation()
        ]
        for (const one of [profile, other]) yield* profiles.add(one).pipe(shop)
        yield* (yield* Customers).add(customer).pipe(shop)
        yield* (yield* Locations).add(location).pipe(shop)
        const jobs = yield* Jobs
        const [plain, repriced] = [
          freshJob(customer, location, { number: 1001, pricingProfileId: profile.id }),
          freshJob(customer, location, { number: 1002, pricingProfileId: profile.id })
        ]
        for (const job of [plain, repriced]) yield* jobs.add(job).pipe(shop)
        const priced = yield* profiles.remove(profile.id).pipe(shop)
        assert.sameMembers([...priced], [plain.id, repriced.id])
        yield* jobs
          .save(Job.make({ ...(yield* jobs.get(repriced.id).pipe(shop)), pricingProfileId: other.id }))
          .pipe(shop)
        yield* profiles.restore(profile, priced).pipe(shop)
        assert.deepStrictEqual(yield* profiles.get(profile.id).pipe(shop), profile)
        assert.deepStrictEqual(yield* jobs.get(plain.id).pipe(shop), plain)
        assert.strictEqual((yield* jobs.get(repriced.id).pipe(shop)).pricingProfileId, other.id)
      })
    )

    it.effect("refuses to restore a profile whose name has been taken since", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const profile = freshProfile({ profileName: "Retail" })
        yield* profiles.add(profile).pipe(shop)
        yield* profiles.remove(profile.id).pipe(shop)
        yield* profiles.add(freshProfile({ profileName: "RETAIL" })).pipe(shop)
        assert.strictEqual(
          (yield* profiles.restore(profile, []).pipe(shop, Effect.flip))._tag,
          "PricingProfileNameTaken"
        )
        assert.strictEqual((yield* profiles.get(profile.id).pipe(shop, Effect.flip))._tag, "PricingProfileNotFound")
      })
    )

    it.effect("lists by name, searches, filters, and counts", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const typed = [
          ["delta 5%", "customer"],
          ["Alpha", "insurance"],
          ["charlie", "customer"],
          ["Bravo", "insurance"],
          ["Éclair", "customer"],
          ["Foxtrot", "insurance"]
        ] as const
        for (const [profileName, pricingType] of typed)
          yield* profiles.add(freshProfile({ profileName, pricingType })).pipe(shop)
        const list = (search: Parameters<typeof profiles.list>[0]) =>
          Effect.map(profiles.list(search).pipe(shop), ({ items, total }) => [
            items.map((one) => one.profileName).join(", "),
            total
          ])
        assert.deepStrictEqual(yield* list({}), ["Alpha, Bravo, charlie, delta 5%, Éclair", 6])
        assert.deepStrictEqual(yield* list({ page: 2 }), ["Foxtrot", 6])
        assert.deepStrictEqual(yield* list({ descending: true, size: 2 }), ["Foxtrot, Éclair", 6])
        assert.deepStrictEqual(yield* list({ pricingType: "customer" }), ["charlie, delta 5%, Éclair", 3])
        assert.deepStrictEqual(yield* list({ text: "AR" }), ["charlie", 1])
        assert.deepStrictEqual(yield* list({ text: "5%" }), ["delta 5%", 1])
        assert.deepStrictEqual(yield* list({ text: "_" }), ["", 0])
      })
    )

    it.effect("hides one shop's profiles from another", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const profile = freshProfile()
        yield* profiles.add(profile).pipe(shop)
        assert.strictEqual((yield* profiles.get(profile.id).pipe(theirs, Effect.flip))._tag, "PricingProfileNotFound")
        assert.deepStrictEqual(yield* profiles.list({}).pipe(theirs), { items: [], total: 0 })
      })
    )

    it.effect("lets no shop overwrite or remove another's profile", () =>
      Effect.gen(function* () {
        const { shop, profiles } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const profile = freshProfile()
        yield* profiles.add(profile).pipe(shop)
        assert.strictEqual(
          (yield* profiles.save(changed(profile, { laborRate: 0 })).pipe(theirs, Effect.flip))._tag,
          "PricingProfileNotFound"
        )
        assert.strictEqual(
          (yield* profiles.remove(profile.id).pipe(theirs, Effect.flip))._tag,
          "PricingProfileNotFound"
        )
        yield* profiles.add(changed(profile, { profileName: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* profiles.get(profile.id).pipe(shop), profile)
      })
    )
  })

const changed = (profile: PricingProfile, changes: Partial<PricingProfile>) =>
  new PricingProfile({ ...profile, ...changes })
