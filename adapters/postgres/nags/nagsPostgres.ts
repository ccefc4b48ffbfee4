import { defineEntity, type EntityManager, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { vehicleKey } from "#domain/nags/GlassFit.ts"
import { GlassPart, type GlassType } from "#domain/nags/GlassPart.ts"
import { GlassPartNotFound, type GlassSearch, sortParts, Nags } from "#domain/nags/Nags.ts"
import { baseNumber, catalogNumber } from "#domain/nags/PartNumber.ts"
import { Database } from "../Database.ts"
import { fillMissingFields } from "../storedJson.ts"

/**
 * Global list: the glass catalog, the same for every shop. `base` is the first seven characters of the part number,
 * `body` the entire part.
 */
const GlassPartSchema = defineEntity({
  name: "GlassPartRow",
  tableName: "glass_part",
  indexes: [{ name: "glass_part_base", properties: ["base"] }],
  properties: {
    partNumber: p.text().primary(),
    base: p.text(),
    glassType: p.text(),
    body: p.json()
  }
})

export class GlassPartRow extends GlassPartSchema.class {}
GlassPartSchema.setClass(GlassPartRow)

/**
 * Global list: which pane fits which vehicle. Make, model and body style are normalized by `vehicleKey`; an empty body
 * matches every body.
 */
const GlassFitSchema = defineEntity({
  name: "GlassFitRow",
  tableName: "glass_fit",
  indexes: [{ name: "glass_fit_part", properties: ["partNumber"] }],
  properties: {
    make: p.text().primary(),
    model: p.text().primary(),
    bodyStyle: p.text().primary(),
    partNumber: () =>
      p
        .manyToOne(GlassPartRow)
        .joinColumn("part_number")
        .foreignKeyName("glass_fit_part_number")
        .deleteRule("no action")
        .updateRule("no action")
        .primary(),
    firstYear: p.smallint().primary(),
    lastYear: p.smallint()
  }
})

export class GlassFitRow extends GlassFitSchema.class {}
GlassFitSchema.setClass(GlassFitRow)

/** Global list: which edition of which catalog is loaded, so it is not loaded again at every start. */
const GlassCatalogueSchema = defineEntity({
  name: "GlassCatalogueRow",
  tableName: "glass_catalogue",
  properties: {
    name: p.text().primary(),
    edition: p.text()
  }
})

export class GlassCatalogueRow extends GlassCatalogueSchema.class {}
GlassCatalogueSchema.setClass(GlassCatalogueRow)

const decode = Schema.decodeUnknownSync(GlassPart)
const filled = fillMissingFields(GlassPart)
const toPart = (body: unknown) => decode(filled(body))
const inOrder = (rows: ReadonlyArray<{ readonly body: unknown }>) => sortParts(rows.map(({ body }) => toPart(body)))

/** The glass catalog in PostgreSQL: reference tables shared by all shops. */
export const nagsPostgres = Layer.effect(
  Nags,
  Effect.gen(function* () {
    const { platform } = yield* Database
    const oneOf = (base: string) => (em: EntityManager) => em.find(GlassPartRow, { base }, { disableIdentityMap: true })
    return Nags.of({
      findFitting: (search, types) =>
        Effect.map(
          platform((em) => partsThatFit(em, search, types)),
          inOrder
        ),
      get: Effect.fn("Nags.get")(function* (partNumber) {
        const row = yield* platform((em) => em.findOne(GlassPartRow, { partNumber: catalogNumber(partNumber) }))
        return row === null ? yield* new GlassPartNotFound({ partNumber }) : toPart(row.body)
      }),
      matching: Effect.fn("Nags.matching")(function* (partNumber) {
        const number = catalogNumber(partNumber)
        const rows = yield* platform(oneOf(baseNumber(number)))
        return inOrder(rows.filter((row) => row.partNumber.startsWith(number)))
      })
    })
  })
)

/** Returns the panes of a vehicle, without duplicates for panes that fit several bodies. */
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
