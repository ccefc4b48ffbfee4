import { Effect, Layer, Schema } from "effect"
import {
  LastActiveLocation,
  Location,
  LocationChanged,
  LocationNotFound,
  LocationShortIdTaken
} from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { batchOf } from "../batchOf.ts"
import { columnsOf } from "../columnOf.ts"
import { Database } from "../Database.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import { whenTaken } from "../whenTaken.ts"
import { activeFirst, locationListQuery } from "./locationListQuery.ts"
import { LocationRow } from "./LocationRow.ts"

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
      whenTaken("location_one_per_short_id", () => new LocationShortIdTaken({ locationShortId }))
    return Locations.of({
      all: database
        .query((em) => em.find(LocationRow, {}, { orderBy: activeFirst }))
        .pipe(Effect.map((rows) => rows.map(toLocation))),
      list: traced("Locations.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.query(async (em) => {
            const page = await pageOf(em, locationListQuery(search), search)
            return { ...page, rows: page.rows.map((row) => em.map(LocationRow, row)) }
          })
        )
        return { items: rows.map(toLocation), ...rest }
      }),
      batch: traced("Locations.batch")(function* (search, after) {
        const { rows, next } = yield* database.query(async (em) => {
          const batch = await batchOf(em, locationListQuery(search), after)
          return { ...batch, rows: batch.rows.map((row) => em.map(LocationRow, row)) }
        })
        return { items: rows.map(toLocation), next }
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
        const saved = yield* database
          .query(async (em) => {
            // Held until the end, so that of two people who close the last two locations one comes second, and sees it.
            const active = location.status === "active" ? [] : await em.execute(holdActive, [tenantId])
            if (active.length === 1 && active[0]?.["id"] === location.id && active[0]?.["version"] === location.version)
              return "last"
            return await saveVersion(
              em,
              LocationRow,
              { tenantId, id: location.id, version: location.version },
              toRow(next)
            )
          })
          .pipe(shortIdTaken(location))
        if (saved === "last") return yield* new LastActiveLocation()
        return saved ? next : yield* new LocationChanged({ current: yield* get(location.id) })
      })
    })
  })
)

const one = `select ${columnsOf(Location.fields)} from location where tenant_id = ? and id = ?`

const holdActive = "select id, version from location where tenant_id = ? and status = 'active' order by id for update"

// What was kept was right by the rules of its day: those of today are asked of what is typed.
const decode = Schema.decodeUnknownSync(Location, { disableChecks: true })
const encode = Schema.encodeSync(Location)

const toLocation = (row: LocationRow) => decode({ ...row })

const toRow = (location: Location) => {
  const values = encode(location)
  return { ...values, services: [...values.services] }
}
