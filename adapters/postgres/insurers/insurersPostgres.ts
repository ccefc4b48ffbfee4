import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import type { SimpleSearch } from "#domain/lists/SimpleRecords.ts"
import {
  Insurer,
  InsurerChanged,
  InsurerId,
  insurerKey,
  InsurerNotFound,
  namesOf,
  insurerNameTaken
} from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import type { PostgresSlice } from "../PostgresSlice.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { Migration20261125InsurerSaves } from "./Migration20261125InsurerSaves.ts"
import { Migration20261125Insurers } from "./Migration20261125Insurers.ts"

const InsurerSchema = defineEntity({
  name: "InsurerRow",
  tableName: "insurer",
  ...tenantPolicy,
  indexes: [{ name: "insurer_by_name", properties: ["tenantId", "sortName", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    insurerName: p.text(),
    /** Aliases, one per line. */
    aliases: p.text(),
    network: p.text(),
    isActive: p.boolean(),
    /** Name in lower case, for sorting and search. */
    sortName: p.text().collation("und-x-icu")
  }
})

/** Every name of every insurer, normalized for comparison. A name belongs to one insurer. */
const InsurerNameSchema = defineEntity({
  name: "InsurerNameRow",
  tableName: "insurer_name",
  ...tenantPolicy,
  indexes: [{ name: "insurer_name_by_insurer", properties: ["tenantId", "insurerId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    nameKey: p.text().primary(),
    insurerId: p.uuid(),
    insurer: () =>
      belongsTo(InsurerRow, {
        columns: ["tenant_id", "insurer_id"],
        key: "insurer_name_insurer_id",
        onDelete: "cascade"
      })
  }
})

class InsurerRow extends InsurerSchema.class {}
InsurerSchema.setClass(InsurerRow)

class InsurerNameRow extends InsurerNameSchema.class {}
InsurerNameSchema.setClass(InsurerNameRow)

const layer = Layer.effect(
  Insurers,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Insurers.get")(function* (id: Insurer["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(InsurerRow, { tenantId, id }, { disableIdentityMap: true }))
      return row === null ? yield* new InsurerNotFound({ id }) : decode(fieldValues(row))
    })
    /**
     * Claims an insurer's names. If two requests claim the same name, the second waits for the first to commit and is
     * then told which insurer has it.
     */
    const claimNames = Effect.fnUntraced(function* (insurer: Insurer) {
      const { id: tenantId } = yield* CurrentTenant
      const names = [...new Set(namesOf(insurer).map(insurerKey))].toSorted()
      yield* database.query((em) =>
        em.nativeDelete(InsurerNameRow, { tenantId, insurerId: insurer.id, nameKey: { $nin: names } })
      )
      yield* database.write((writing) => writing.execute(claiming, [tenantId, insurer.id, names]))
      const taken = yield* database.query((em) =>
        em.findOne(
          InsurerNameRow,
          { tenantId, nameKey: { $in: names }, insurerId: { $ne: insurer.id } },
          { disableIdentityMap: true }
        )
      )
      if (taken === null) return
      const other = yield* Effect.orDie(get(InsurerId.make(taken.insurerId)))
      return yield* insurerNameTaken(insurer, taken.nameKey, other)
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
        yield* database.transaction(
          Effect.gen(function* () {
            yield* database.query((em) => em.insert(InsurerRow, { ...toRow(insurer), tenantId }))
            yield* claimNames(insurer)
          })
        )
      }),
      save: Effect.fn("Insurers.save")(function* (insurer) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Insurer({ ...insurer, version: insurer.version + 1 })
        const opened = { tenantId, id: insurer.id, version: insurer.version }
        return yield* database.transaction(
          Effect.gen(function* () {
            const saving = yield* currentSave
            const saved = yield* database.query((em) => saveWithHistory(em, InsurerRow, opened, toRow(next), saving))
            if (!saved) {
              const current = yield* get(insurer.id)
              const told = yield* database.query((em) => savesSinceVersion(em, InsurerRow, opened))
              return yield* new InsurerChanged({ current, ...told })
            }
            yield* claimNames(next)
            return next
          })
        )
      })
    })
  })
)

/** PostgreSQL storage for insurers. */
export const insurersPostgres = {
  entities: [InsurerRow, InsurerNameRow],
  migrations: [
    { name: "2026-11-25-insurers", class: Migration20261125Insurers },
    { name: "2026-11-25-insurer-saves", class: Migration20261125InsurerSaves }
  ],
  layer
} as const satisfies PostgresSlice

const claiming = `
  insert into insurer_name (tenant_id, name_key, insurer_id)
  select ?::uuid, named.name_key, ?::uuid from unnest(?::text[]) as named (name_key)
  on conflict (tenant_id, name_key) do nothing`

const decode = Schema.decodeUnknownSync(Insurer)

const toRow = (insurer: Insurer) => ({ ...insurer, sortName: insurer.insurerName.toLowerCase() })

const listQuery = ({ text = "", descending = false }: SimpleSearch): ListQuery => {
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
