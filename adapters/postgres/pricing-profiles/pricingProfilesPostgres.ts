import { Effect, Layer, Schema } from "effect"
import {
  PricingProfile, PricingProfileChanged, PricingProfileInUse, PricingProfileNameTaken, PricingProfileNotFound
} from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { PricingProfileSearch } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { CustomerRow } from "../customers/CustomerRow.ts"
import { Database } from "../Database.ts"
import { pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import { whenTaken } from "../whenTaken.ts"
import { PricingProfileRow } from "./PricingProfileRow.ts"

export const pricingProfilesPostgres = Layer.effect(
  PricingProfiles,
  Effect.gen(function*() {
    const database = yield* Database
    const get = Effect.fn("PricingProfiles.get")(function*(id: PricingProfile["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(PricingProfileRow, { tenantId, id }))
      return row === null ? yield* new PricingProfileNotFound({ id }) : toProfile(row)
    })
    const nameTaken = ({ profileName }: PricingProfile) => whenTaken("pricing_profile_name", () => new PricingProfileNameTaken({ profileName }))
    return PricingProfiles.of({
      get,
      list: Effect.fn("PricingProfiles.list")(function*(search) {
        const { rows, total } = yield* database.query(async (em) => {
          const page = await pageOf(em, listQuery(search))
          return { ...page, rows: page.rows.map((row) => em.map(PricingProfileRow, row)) }
        })
        return { items: rows.map(toProfile), total }
      }),
      add: Effect.fn("PricingProfiles.add")(function*(profile) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          em.create(PricingProfileRow, { ...toRow(profile), tenantId })
          await em.flush()
        }).pipe(nameTaken(profile))
      }),
      save: Effect.fn("PricingProfiles.save")(function*(profile) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new PricingProfile({ ...profile, version: profile.version + 1 })
        const saved = yield* database.query((em) =>
          saveVersion(em, PricingProfileRow, { tenantId, id: profile.id, version: profile.version }, toRow(next))).pipe(nameTaken(profile))
        return saved ? next : yield* new PricingProfileChanged({ current: yield* get(profile.id) })
      }),
      remove: Effect.fn("PricingProfiles.remove")(function*(id) {
        const { id: tenantId } = yield* CurrentTenant
        const { id: known } = yield* get(id)
        const customers = yield* database.query((em) => em.count(CustomerRow, { tenantId, pricingProfileId: known }))
        if (customers > 0) return yield* new PricingProfileInUse({ customers })
        yield* database.query((em) => em.nativeDelete(PricingProfileRow, { tenantId, id: known }))
      })
    })
  })
)

const decode = Schema.decodeUnknownSync(PricingProfile)
const encode = Schema.encodeSync(PricingProfile)

const toProfile = ({ id, version, profileName, pricingType, rates }: PricingProfileRow) =>
  decode({ ...rates, id, version, profileName, pricingType })

const toRow = (profile: PricingProfile) => {
  const { id, version, profileName, pricingType, ...rates } = encode(profile)
  return { id, version, profileName, pricingType, sortName: profileName.trim().toLowerCase(), rates }
}

const listQuery = ({ text = "", pricingType, descending = false, page, size }: PricingProfileSearch) => ({
  select: "*",
  from: "pricing_profile",
  where: [
    ...text.trim() === "" ? [] : [{ sql: "position(? in sort_name) > 0", values: [text.trim().toLowerCase()] }],
    ...pricingType === undefined ? [] : [{ sql: "pricing_type = ?", values: [pricingType] }]
  ],
  orderBy: `sort_name ${descending ? "desc" : "asc"}, id`,
  page,
  size
})
