import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import type { PlainSearch } from "#domain/lists/PlainRecords.ts"
import { Insurer, InsurerChanged, InsurerNotFound } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import type { PostgresSlice } from "../PostgresSlice.ts"
import { saveVersion } from "../saveVersion.ts"
import { tenantWall } from "../tenantWall.ts"
import { Migration20261125Insurers } from "./Migration20261125Insurers.ts"

const InsurerSchema = defineEntity({
  name: "InsurerRow",
  tableName: "insurer",
  ...tenantWall,
  indexes: [{ name: "insurer_by_name", properties: ["tenantId", "sortName", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    insurerName: p.text(),
    /** Other names, one a line. */
    aliases: p.text(),
    network: p.text(),
    isActive: p.boolean(),
    /** The name in lower case, for order and search. */
    sortName: p.text().collation("und-x-icu")
  }
})

class InsurerRow extends InsurerSchema.class {}
InsurerSchema.setClass(InsurerRow)

const layer = Layer.effect(
  Insurers,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Insurers.get")(function* (id: Insurer["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(InsurerRow, { tenantId, id }, { disableIdentityMap: true }))
      return row === null ? yield* new InsurerNotFound({ id }) : decode(fieldValues(row))
    })
    return Insurers.of({
      get,
      list: Effect.fn("Insurers.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, listQuery(search), search))
        )
        return { items: rows.map((row) => decode(row)), ...rest }
      }),
      add: Effect.fn("Insurers.add")(function* (insurer) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.insert(InsurerRow, { ...toRow(insurer), tenantId }))
      }),
      save: Effect.fn("Insurers.save")(function* (insurer) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Insurer({ ...insurer, version: insurer.version + 1 })
        const opened = { tenantId, id: insurer.id, version: insurer.version }
        const saved = yield* database.query((em) => saveVersion(em, InsurerRow, opened, toRow(next)))
        return saved ? next : yield* new InsurerChanged({ current: yield* get(insurer.id) })
      })
    })
  })
)

/** Insurers as PostgreSQL keeps them. */
export const insurersPostgres = {
  entities: [InsurerRow],
  migrations: [{ name: "2026-11-25-insurers", class: Migration20261125Insurers }],
  layer
} as const satisfies PostgresSlice

const decode = Schema.decodeUnknownSync(Insurer)

const toRow = (insurer: Insurer) => ({ ...insurer, sortName: insurer.insurerName.toLowerCase() })

const listQuery = ({ text = "", descending = false }: PlainSearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  return {
    table: "insurer",
    id: "insurer.id",
    select: selected(InsurerRow, fieldsIn(InsurerRow, Insurer.fields)),
    where:
      sought === ""
        ? []
        : [
            {
              sql: `(position(? in sort_name) > 0 or position(? in lower(aliases collate "und-x-icu")) > 0)`,
              values: [sought, sought]
            }
          ],
    order: { keys: ["sort_name", "id"], descending },
    isServed: sought === ""
  }
}
