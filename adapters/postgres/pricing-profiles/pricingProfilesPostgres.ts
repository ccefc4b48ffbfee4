import { Effect, Layer, Schema } from "effect"
import { JobId } from "#domain/shared/JobId.ts"
import {
  PricingProfile,
  PricingProfileChanged,
  PricingProfileInUse,
  PricingProfileNameTaken,
  PricingProfileNotFound
} from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { batchOf } from "../batchOf.ts"
import { CustomerRow } from "../customers/CustomerRow.ts"
import { Database } from "../Database.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import { whenTaken } from "../whenTaken.ts"
import { PricingProfileRow } from "./PricingProfileRow.ts"

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
      whenTaken("pricing_profile_name", () => new PricingProfileNameTaken({ profileName }))
    return PricingProfiles.of({
      get,
      list: Effect.fn("PricingProfiles.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.query(async (em) => {
            const page = await pageOf(em, listQuery(search), search)
            return { ...page, rows: page.rows.map((row) => em.map(PricingProfileRow, row)) }
          })
        )
        return { items: rows.map(toProfile), ...rest }
      }),
      batch: Effect.fn("PricingProfiles.batch")(function* (search, after) {
        const { rows, next } = yield* database.query(async (em) => {
          const batch = await batchOf(em, listQuery(search), after)
          return { ...batch, rows: batch.rows.map((row) => em.map(PricingProfileRow, row)) }
        })
        return { items: rows.map(toProfile), next }
      }),
      add: Effect.fn("PricingProfiles.add")(function* (profile) {
        const { id: tenantId } = yield* CurrentTenant
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
        const saved = yield* database
          .query((em) =>
            saveVersion(em, PricingProfileRow, { tenantId, id: profile.id, version: profile.version }, toRow(next))
          )
          .pipe(nameTaken(profile))
        return saved ? next : yield* new PricingProfileChanged({ current: yield* get(profile.id) })
      }),
      remove: Effect.fn("PricingProfiles.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const { id: known } = yield* get(id)
        const customers = yield* database.query((em) => em.count(CustomerRow, { tenantId, pricingProfileId: known }))
        if (customers > 0) return yield* new PricingProfileInUse({ customers })
        const priced = yield* database.read((reading) =>
          reading.execute("select id from job where tenant_id = ? and pricing_profile_id = ?", [tenantId, known])
        )
        yield* database.query((em) => em.nativeDelete(PricingProfileRow, { tenantId, id: known }))
        return priced.map(({ id: job }) => JobId.make(job))
      }),
      putBack: Effect.fn("PricingProfiles.putBack")(function* (profile, jobs) {
        const { id: tenantId } = yield* CurrentTenant
        const { rates, ...row } = toRow(profile)
        // No violated constraint: that would end the transaction, and with it all the other rows of an undo.
        const back = yield* database.write((writing) =>
          writing.execute(putBack, [
            tenantId,
            row.id,
            row.version,
            row.profileName,
            row.pricingType,
            row.sortName,
            JSON.stringify(rates)
          ])
        )
        if (back.length === 0) return yield* new PricingProfileNameTaken({ profileName: profile.profileName })
        yield* database.write((writing) => writing.execute(priceAgain, [profile.id, tenantId, JSON.stringify(jobs)]))
      })
    })
  })
)

const one = `select id, version, profile_name as "profileName", pricing_type as "pricingType", rates from pricing_profile where tenant_id = ? and id = ?`

const putBack = `
  insert into pricing_profile (tenant_id, id, version, profile_name, pricing_type, sort_name, rates) values (?, ?, ?, ?, ?, ?, ?::jsonb)
  on conflict (tenant_id, sort_name) do nothing returning id`
const priceAgain = `
  update job set pricing_profile_id = ? where tenant_id = ? and pricing_profile_id is null
    and id in (select job::uuid from jsonb_array_elements_text(?::jsonb) as job)`

const decode = Schema.decodeUnknownSync(PricingProfile)
const encode = Schema.encodeSync(PricingProfile)

const toProfile = ({ id, version, profileName, pricingType, rates }: Partial<PricingProfileRow>) =>
  decode({ ...rates, id, version, profileName, pricingType })

const toRow = (profile: PricingProfile) => {
  const { id, version, profileName, pricingType, ...rates } = encode(profile)
  return { id, version, profileName, pricingType, sortName: profileName.trim().toLowerCase(), rates }
}

const listQuery = ({ text = "", pricingType, descending = false }: PricingProfileSearch): ListQuery => ({
  table: "pricing_profile",
  id: "pricing_profile.id",
  select: "pricing_profile.*",
  where: [
    ...(text.trim() === "" ? [] : [{ sql: "position(? in sort_name) > 0", values: [text.trim().toLowerCase()] }]),
    ...(pricingType === undefined ? [] : [{ sql: "pricing_type = ?", values: [pricingType] }])
  ],
  order: { keys: ["sort_name"], descending },
  isServed: text.trim() === "" && pricingType === undefined
})
