import { Effect, Layer, Schema } from "effect"
import { JobId } from "#domain/shared/JobId.ts"
import {
  PricingProfile,
  PricingProfileDraft,
  PricingProfileChanged,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { batchOf } from "../batchOf.ts"
import { selected } from "../columns.ts"
import { CustomerRow } from "../customers/CustomerRow.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { JobRow } from "../jobs/JobRow.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { mapUniqueViolation } from "../mapUniqueViolation.ts"
import { PricingProfileRow } from "./PricingProfileRow.ts"
import { fillMissingFields } from "../storedJson.ts"

export const pricingProfilesPostgres = Layer.effect(
  PricingProfiles,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("PricingProfiles.get")(function* (id: PricingProfile["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new PricingProfileNotFound({ id }) : toProfile(row)
    })
    const nameTaken = ({ profileName }: PricingProfile) =>
      mapUniqueViolation("pricing_profile_name", () => new PricingProfileNameTaken({ profileName }))
    /** Clears the default flag on any other profile that has it, incrementing that profile's version. */
    const onlyDefault = Effect.fnUntraced(function* ({ id, isDefault }: PricingProfile) {
      if (!isDefault) return
      const { id: tenantId } = yield* CurrentTenant
      // Serializes concurrent requests, so that the second one sees the first one's default.
      yield* database.write((writing) => writing.execute(oneTakesIt, [tenantId]))
      yield* database.write((writing) => writing.execute(noOtherDefault, [tenantId, id]))
    })
    return PricingProfiles.of({
      get,
      list: Effect.fn("PricingProfiles.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, listQuery(search), search))
        )
        return { items: rows.map((row) => toProfile(row)), ...rest }
      }),
      batch: Effect.fn("PricingProfiles.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) => batchOf(reading, listQuery(search), after))
        return { items: rows.map((row) => toProfile(row)), next }
      }),
      add: Effect.fn("PricingProfiles.add")(function* (profile) {
        const { id: tenantId } = yield* CurrentTenant
        yield* onlyDefault(profile)
        yield* database
          .query(async (em) => {
            em.create(PricingProfileRow, { ...toRow(profile), tenantId })
            await em.flush()
          })
          .pipe(nameTaken(profile))
      }),
      save: Effect.fn("PricingProfiles.save")(function* (profile) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new PricingProfile({ ...profile, version: profile.version + 1 })
        yield* onlyDefault(profile)
        const opened = { tenantId, id: profile.id, version: profile.version }
        const saving = yield* currentSave
        const saved = yield* database
          .query((em) => saveWithHistory(em, PricingProfileRow, opened, toRow(next), saving, withRates))
          .pipe(nameTaken(profile))
        if (saved) return next
        const current = yield* get(profile.id)
        const told = yield* database.query((em) => savesSinceVersion(em, PricingProfileRow, opened))
        return yield* new PricingProfileChanged({ current, ...told })
      }),
      remove: Effect.fn("PricingProfiles.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const { id: known } = yield* get(id)
        const customers = yield* database.query((em) => em.count(CustomerRow, { tenantId, pricingProfileId: known }))
        if (customers > 0) return yield* new PricingProfileInUse({ customers })
        const priced = yield* database.query((em) =>
          em.find(JobRow, { tenantId, pricingProfileId: known }, { fields: ["id"], disableIdentityMap: true })
        )
        yield* database.query((em) => em.nativeDelete(PricingProfileRow, { tenantId, id: known }))
        return priced.map(({ id: job }) => JobId.make(job))
      }),
      restore: Effect.fn("PricingProfiles.restore")(function* (profile, jobs) {
        const { id: tenantId } = yield* CurrentTenant
        const others = yield* database.query((em) => em.count(PricingProfileRow, { tenantId, isDefault: true }))
        const isBack = yield* database.query((em) =>
          insertIfAbsent(em, PricingProfileRow, {
            ...toRow(profile),
            isDefault: profile.isDefault && others === 0,
            tenantId
          })
        )
        if (!isBack) return yield* new PricingProfileNameTaken({ profileName: profile.profileName })
        yield* database.query((em) =>
          em.nativeUpdate(
            JobRow,
            { tenantId, pricingProfileId: null, id: { $in: [...jobs] } },
            { pricingProfileId: profile.id }
          )
        )
      })
    })
  })
)

// Runs for each job that is created or saved, hence a prepared statement (bench: "create a job").
const columns = selected(PricingProfileRow, ["id", "version", "profileName", "pricingType", "isDefault", "rates"])
const one = `select ${columns} from pricing_profile where tenant_id = ? and id = ?`

const oneTakesIt = "select pg_advisory_xact_lock(hashtext('pricing_profile_default'), hashtext(?))"
const noOtherDefault = `
  update pricing_profile set is_default = false, version = version + 1 where tenant_id = ? and id <> ? and is_default`

const decode = Schema.decodeUnknownSync(PricingProfile)
const { profileName: _, pricingType: _type, isDefault: _isDefault, ...rateFields } = PricingProfileDraft.fields
const filledRates = fillMissingFields(Schema.Struct(rateFields))
const encode = Schema.encodeSync(PricingProfile)

const toProfile = ({ id, version, profileName, pricingType, isDefault, rates }: Partial<PricingProfileRow>) =>
  decode({ ...filledRates(rates), id, version, profileName, pricingType, isDefault })

const toRow = (profile: PricingProfile) => {
  const { id, version, profileName, pricingType, isDefault = false, partPrices = [], ...rates } = encode(profile)
  return {
    id,
    version,
    profileName,
    pricingType,
    isDefault,
    sortName: profileName.trim().toLowerCase(),
    rates: { ...rates, partPrices }
  }
}

/** Returns a row with each price and rate as its own field. */
const withRates = ({ rates, ...row }: Readonly<Record<string, unknown>>) => ({ ...row, ...(rates as object) })

const listQuery = ({ text = "", pricingType, descending = false }: PricingProfileSearch): ListQuery => ({
  table: "pricing_profile",
  id: "pricing_profile.id",
  select: columns,
  where: [
    ...(text.trim() === "" ? [] : [{ sql: "position(? in sort_name) > 0", values: [text.trim().toLowerCase()] }]),
    ...(pricingType === undefined ? [] : [{ sql: "pricing_type = ?", values: [pricingType] }])
  ],
  order: { keys: ["sort_name"], descending },
  isServed: text.trim() === "" && pricingType === undefined
})
