import { type EntityManager, LockMode, raw } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import {
  LastActiveLocation,
  Location,
  LocationChanged,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken
} from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import type { LocationSearch } from "#domain/locations/LocationSearch.ts"
import { batchOf } from "../batchOf.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { mapUniqueViolation } from "../mapUniqueViolation.ts"
import { LocationRow } from "./LocationRow.ts"
import { decodeStored } from "../storedJson.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"

/** Select list for a location, with domain field names. */
const locationColumns = selected(LocationRow, fieldsIn(LocationRow, Location.fields))

const lower = (text: string) => `lower(${text} collate "und-x-icu")`

/** All locations, in the order in which jobs offer them. */
const activeFirst = [
  { status: "asc" as const },
  { [raw(lower("location_name"))]: "asc" as const },
  { id: "asc" as const }
]

/** Query for a shop's locations for the list. A shop has only a few, so they are scanned without an index. */
const locationListQuery = ({ text = "", status, sort, descending }: LocationSearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const fields = [lower("location_name"), lower("location_short_id"), lower("(address->>'city')")]
  return {
    table: "location",
    id: "location.id",
    select: locationColumns,
    where: [
      ...(sought === ""
        ? []
        : [
            {
              sql: `(${fields.map((field) => `position(? in ${field}) > 0`).join(" or ")})`,
              values: fields.map(() => sought)
            }
          ]),
      ...(status === undefined ? [] : [{ sql: "status = ?", values: [status] }])
    ],
    order: locationOrder(sort, descending),
    isServed: sought === "" && status === undefined
  }
}

/** By name or by short id. */
const locationOrder = (sort: LocationSearch["sort"], descending = false): ListOrder => ({
  keys: [lower(sort === "locationShortId" ? "location_short_id" : "location_name"), "id"],
  descending
})

export const locationsPostgres = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const database = yield* Database
    const get = traced("Locations.get")(function* (id: Location["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new LocationNotFound({ id }) : decode(row)
    })
    const shortIdTaken = ({ locationShortId }: Location) =>
      mapUniqueViolation("location_one_per_short_id", () => new LocationShortIdTaken({ locationShortId }))
    return Locations.of({
      all: database
        .query((em) => em.find(LocationRow, {}, { orderBy: activeFirst }))
        .pipe(Effect.map((rows) => rows.map((row) => decode(fieldValues(row))))),
      list: traced("Locations.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, locationListQuery(search), search))
        )
        return { items: rows.map((row) => decode(row)), ...rest }
      }),
      batch: traced("Locations.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) => batchOf(reading, locationListQuery(search), after))
        return { items: rows.map((row) => decode(row)), next }
      }),
      get,
      add: traced("Locations.add")(function* (location) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database
          .query(async (em) => {
            em.create(LocationRow, { ...toRow(location), tenantId })
            await em.flush()
          })
          .pipe(shortIdTaken(location))
      }),
      save: traced("Locations.save")(function* (location) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Location({ ...location, version: location.version + 1 })
        const opened = { tenantId, id: location.id, version: location.version }
        const saving = yield* currentSave
        const saved = yield* database
          .query(async (em) => {
            // Locked until the transaction ends, so if two users close the last two locations at once, the second sees
            // the first's change.
            const active = location.status === "active" ? [] : await holdActive(em, tenantId)
            if (active.length === 1 && active[0]?.id === location.id && active[0]?.version === location.version)
              return "last"
            return await saveWithHistory(em, LocationRow, opened, toRow(next), saving)
          })
          .pipe(shortIdTaken(location))
        if (saved === "last") return yield* new LastActiveLocation()
        if (saved) return next
        const current = yield* get(location.id)
        const told = yield* database.query((em) => savesSinceVersion(em, LocationRow, opened))
        return yield* new LocationChanged({ current, ...told })
      }),
      remove: traced("Locations.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        // Locked as for a save before checking for references: a job or user being assigned to it waits, and then finds
        // it deleted.
        return yield* database.transaction(
          Effect.gen(function* () {
            const active = yield* database.query((em) => holdActive(em, tenantId))
            const [counted] = yield* database.write((writing) => writing.execute(usedBy, [tenantId, id]))
            if (counted === undefined) return yield* new LocationNotFound({ id })
            const used = { jobs: Number(counted["jobs"]), people: Number(counted["people"]) }
            if (used.jobs + used.people > 0) return yield* new LocationInUse(used)
            if (active.length === 1 && active[0]?.id === id) return yield* new LastActiveLocation()
            yield* database.query((em) => em.nativeDelete(LocationRow, { tenantId, id }))
          })
        )
      })
    })
  })
)

/** Counts the jobs and users of a location. None can be added until the transaction ends. */
const usedBy = `
  with locked as materialized (select tenant_id, id from location where tenant_id = ? and id = ? for update)
  select (select count(*) from job where job.tenant_id = locked.tenant_id and job.location_id = locked.id) as jobs,
    (select count(*) from shop_user where shop_user.tenant_id = locked.tenant_id and (shop_user.default_location_id = locked.id
      or exists (select from user_location where user_location.tenant_id = locked.tenant_id and user_location.user_id = shop_user.id and user_location.location_id = locked.id))) as people
  from locked`

// Runs for each job that is created or saved, hence a prepared statement (bench: "create a job").
const one = `select ${locationColumns} from location where tenant_id = ? and id = ?`

const holdActive = (em: EntityManager, tenantId: string) =>
  em.find(
    LocationRow,
    { tenantId, status: "active" },
    { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
  )

// Stored data was valid under the rules of its time. Today's rules apply to input only.
const decode = decodeStored(Location, { disableChecks: true })
const encode = Schema.encodeSync(Location)

const toRow = (location: Location) => {
  const values = encode(location)
  return { ...values, services: [...values.services] }
}
