import type { EntityManager } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { baseNumber, catalogueNumber } from "#domain/nags/PartNumber.ts"
import { GlassPart, type GlassType } from "#domain/nags/GlassPart.ts"
import { GlassPartNotFound, type GlassSearch, inCatalogueOrder, Nags } from "#domain/nags/Nags.ts"
import { vehicleKey } from "#domain/nags/GlassFit.ts"
import { Database } from "../Database.ts"
import { GlassPartRow } from "./GlassPartRow.ts"
import { filledIn } from "../storedJson.ts"

const decode = Schema.decodeUnknownSync(GlassPart)
const filled = filledIn(GlassPart)
const toPart = (body: unknown) => decode(filled(body))
const inOrder = (rows: ReadonlyArray<{ readonly body: unknown }>) =>
  inCatalogueOrder(rows.map(({ body }) => toPart(body)))

/** The glass catalogue in PostgreSQL: reference tables that every shop reads alike. */
export const nagsPostgres = Layer.effect(
  Nags,
  Effect.gen(function* () {
    const { platform } = yield* Database
    const oneOf = (base: string) => (em: EntityManager) => em.find(GlassPartRow, { base }, { disableIdentityMap: true })
    return Nags.of({
      thatFit: (search, types) =>
        Effect.map(
          platform((em) => partsThatFit(em, search, types)),
          inOrder
        ),
      get: Effect.fn("Nags.get")(function* (partNumber) {
        const row = yield* platform((em) => em.findOne(GlassPartRow, { partNumber: catalogueNumber(partNumber) }))
        return row === null ? yield* new GlassPartNotFound({ partNumber }) : toPart(row.body)
      }),
      matching: Effect.fn("Nags.matching")(function* (partNumber) {
        const number = catalogueNumber(partNumber)
        const rows = yield* platform(oneOf(baseNumber(number)))
        return inOrder(rows.filter((row) => row.partNumber.startsWith(number)))
      })
    })
  })
)

/** The panes of a vehicle, each once though it fits several bodies. */
const partsThatFit = (
  em: EntityManager,
  { year, make, model, bodyStyle }: GlassSearch,
  types: ReadonlyArray<GlassType>
) => {
  const body = vehicleKey(bodyStyle)
  const fits = [
    "make = ? and model = ? and first_year <= ? and last_year >= ?",
    ...(body === "" ? [] : ["body_style in ('', ?)"])
  ].join(" and ")
  const ofTypes = types.length === 0 ? "" : `and glass_type in (${types.map(() => "?").join(", ")})`
  return em.execute<Array<{ body: unknown }>>(
    `select body from glass_part where part_number in (select part_number from glass_fit where ${fits}) ${ofTypes}`,
    [vehicleKey(make), vehicleKey(model), year, year, ...(body === "" ? [] : [body]), ...types]
  )
}
