import { raw } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { Location, LocationNotFound } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { LocationRow } from "./LocationRow.ts"

const decode = Schema.decodeUnknownSync(Location)
const encode = Schema.encodeSync(Location)

export const locationsPostgres = Layer.effect(
  Locations,
  Effect.gen(function*() {
    const database = yield* Database
    return Locations.of({
      list: database.query((em) => em.find(LocationRow, {}, { orderBy: [{ status: "asc" }, { [raw("lower(location_name)")]: "asc" }, { id: "asc" }] })).pipe(
        Effect.map((rows) => rows.map((row) => decode({ ...row })))
      ),
      get: Effect.fn("Locations.get")(function*(id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) => em.findOne(LocationRow, { tenantId, id }))
        return row === null ? yield* new LocationNotFound({ id }) : decode({ ...row })
      }),
      add: Effect.fn("Locations.add")(function*(location) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          const values = encode(location)
          em.create(LocationRow, { ...values, services: [...values.services], tenantId })
          await em.flush()
        })
      })
    })
  })
)
