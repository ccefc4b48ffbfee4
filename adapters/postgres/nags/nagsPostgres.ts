import type { EntityManager } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { baseNumber, catalogueNumber } from "#domain/nags/PartNumber.ts"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { GlassPartNotFound, Nags, inCatalogueOrder } from "#domain/nags/Nags.ts"
import { Database } from "../Database.ts"
import { GlassPartRow } from "./GlassPartRow.ts"
import { partsThatFit } from "./partsThatFit.ts"
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
