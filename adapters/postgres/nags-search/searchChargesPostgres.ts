import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { queryKey } from "#domain/nags-search/GlassQuery.ts"
import { SearchCharge, SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const SearchChargeSchema = defineEntity({
  name: "SearchChargeRow",
  tableName: "search_charge",
  ...tenantPolicy,
  indexes: [{ name: "search_charge_by_time", properties: ["tenantId", "at", "id"] }],
  uniques: [{ name: "search_charge_once", properties: ["tenantId", "queryKey", "follows"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** The domain's `queryKey`. */
    queryKey: p.text(),
    /**
     * The time of the query's previous charge, 0 for its first. Two concurrent charges have the same value, so one of
     * them is rejected.
     */
    follows: p.bigint("number"),
    query: p.json(),
    by: p.uuid(),
    byName: p.text(),
    at: p.bigint("number"),
    amount: p.bigint("number"),
    found: p.integer()
  }
})

export class SearchChargeRow extends SearchChargeSchema.class {}
SearchChargeSchema.setClass(SearchChargeRow)

const columns = selected(SearchChargeRow, fieldsIn(SearchChargeRow, SearchCharge.fields))
const toCharge = decodeStored(SearchCharge)

/** Storage for paid searches, with row-level security. */
export const searchChargesPostgres = Layer.effect(
  SearchCharges,
  Effect.gen(function* () {
    const database = yield* Database
    return SearchCharges.of({
      latest: Effect.fn("SearchCharges.latest")(function* (key) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.query((em) =>
          em.find(
            SearchChargeRow,
            { tenantId, queryKey: key },
            { orderBy: { follows: "desc" }, limit: 1, disableIdentityMap: true }
          )
        )
        return row && toCharge(fieldValues(row))
      }),
      add: Effect.fn("SearchCharges.add")(function* (charge, since) {
        const { id: tenantId } = yield* CurrentTenant
        const key = queryKey(charge.query)
        return yield* database.query(async (em) => {
          const [before] = await em.find(
            SearchChargeRow,
            { tenantId, queryKey: key },
            { orderBy: { at: "desc" }, limit: 1, disableIdentityMap: true }
          )
          const follows = before?.at ?? 0
          // A concurrent second charge runs into the unique key, waits for the first to commit, and is not added.
          return (
            follows <= since &&
            (await insertIfAbsent(em, SearchChargeRow, { ...charge, tenantId, queryKey: key, follows }))
          )
        })
      }),
      list: Effect.fn("SearchCharges.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) =>
            pageOf(
              reading,
              {
                table: "search_charge",
                id: "search_charge.id",
                select: columns,
                where: [],
                order: { keys: ["at", "search_charge.id"], descending: true },
                isServed: true
              },
              search
            )
          )
        )
        return { items: rows.map((row) => toCharge(row)), ...rest }
      })
    })
  })
)
