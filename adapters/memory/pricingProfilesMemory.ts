import { Effect, Layer } from "effect"
import { withFields } from "#domain/jobs/Job.ts"
import {
  PricingProfile,
  PricingProfileChanged,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { batchIn, contains, pageIn, sorted } from "./lists.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for pricing profiles. */
export const pricingProfilesMemory = Layer.effect(
  PricingProfiles,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return PricingProfiles.of({
      list: (search) => Effect.flatMap(current, (shelf) => pageIn(found(shelf, search), search, "pricingProfiles")),
      batch: (search, after) => Effect.map(current, (shelf) => batchIn(found(shelf, search), after)),
      get: Effect.fn("PricingProfiles.get")(function* (id) {
        return (yield* current).pricingProfiles.get(id) ?? (yield* new PricingProfileNotFound({ id }))
      }),
      add: Effect.fn("PricingProfiles.add")(function* (profile) {
        const shelf = yield* current
        yield* nameIsFree(shelf, profile)
        onlyDefault(shelf, profile)
        shelf.pricingProfiles.set(profile.id, profile)
      }),
      save: Effect.fn("PricingProfiles.save")(function* (profile) {
        const shelf = yield* current
        const kept = shelf.pricingProfiles.get(profile.id)
        if (kept === undefined) return yield* new PricingProfileNotFound({ id: profile.id })
        if (kept.version !== profile.version)
          return yield* new PricingProfileChanged({ current: kept, ...storedSavesSince(kept, profile.version) })
        yield* nameIsFree(shelf, profile)
        onlyDefault(shelf, profile)
        const saved = new PricingProfile({ ...profile, version: kept.version + 1 })
        yield* recordSave(kept, saved)
        shelf.pricingProfiles.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fn("PricingProfiles.remove")(function* (id) {
        const { pricingProfiles, customers, jobs } = yield* current
        if (!pricingProfiles.has(id)) return yield* new PricingProfileNotFound({ id })
        const users = [...customers.values()].filter((customer) => customer.pricingProfileId === id).length
        if (users > 0) return yield* new PricingProfileInUse({ customers: users })
        pricingProfiles.delete(id)
        const priced = [...jobs.values()].filter((job) => job.pricingProfileId === id)
        for (const job of priced) jobs.set(job.id, withFields(job, { pricingProfileId: null }))
        return priced.map((job) => job.id)
      }),
      restore: Effect.fn("PricingProfiles.restore")(function* (profile, priced) {
        const shelf = yield* current
        yield* nameIsFree(shelf, profile)
        const isDefault = profile.isDefault && ![...shelf.pricingProfiles.values()].some((other) => other.isDefault)
        shelf.pricingProfiles.set(profile.id, new PricingProfile({ ...profile, isDefault }))
        for (const id of priced) {
          const job = shelf.jobs.get(id)
          if (job?.pricingProfileId === null) shelf.jobs.set(id, withFields(job, { pricingProfileId: profile.id }))
        }
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = ({ pricingProfiles }: ShopTables, { text = "", pricingType, descending }: PricingProfileSearch) =>
  sorted(
    [...pricingProfiles.values()].filter(
      (one) => contains(one.profileName, text) && (pricingType === undefined || pricingType === one.pricingType)
    ),
    ({ profileName, id }) => [profileName, id],
    descending
  )

/** Clears the default flag on any other profile that has it, incrementing that profile's version. */
const onlyDefault = ({ pricingProfiles }: ShopTables, { id, isDefault }: PricingProfile) => {
  for (const other of isDefault ? pricingProfiles.values() : [])
    if (other.id !== id && other.isDefault)
      pricingProfiles.set(other.id, new PricingProfile({ ...other, isDefault: false, version: other.version + 1 }))
}

const nameIsFree = ({ pricingProfiles }: ShopTables, { id, profileName }: PricingProfile) =>
  [...pricingProfiles.values()].some(
    (other) => other.profileName.toLowerCase() === profileName.toLowerCase() && other.id !== id
  )
    ? Effect.fail(new PricingProfileNameTaken({ profileName }))
    : Effect.void
