import { Effect, Layer, Schema } from "effect"
import { queryKey } from "#domain/nags-search/GlassQuery.ts"
import { SearchCharge } from "#domain/nags-search/SearchCharge.ts"
import { SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"

const columns = 'id, query, "by", by_name as "byName", at, amount, found'
const decode = Schema.decodeUnknownSync(SearchCharge)
const toCharge = ({ at, amount, ...row }: Readonly<Record<string, unknown>>) =>
  decode({ ...row, at: Number(at), amount: Number(amount) })

/** Paid searches in a table behind the shop's wall. */
export const searchChargesPostgres = Layer.effect(
  SearchCharges,
  Effect.gen(function* () {
    const database = yield* Database
    return SearchCharges.of({
      latest: Effect.fn("SearchCharges.latest")(function* (key) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(latest, [id, key]))
        return row === undefined ? undefined : toCharge(row)
      }),
      add: Effect.fn("SearchCharges.add")(function* ({ id, query, by, byName, at, amount, found }, since) {
        const { id: tenantId } = yield* CurrentTenant
        const key = queryKey(query)
        const values = [tenantId, key, tenantId, id, key, JSON.stringify(query), by, byName, at, amount, found, since]
        return (yield* database.write((writing) => writing.execute(add, values))).length === 1
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
        return { items: rows.map(toCharge), ...rest }
      })
    })
  })
)

const latest = `select ${columns} from search_charge where tenant_id = ? and query_key = ? order by follows desc limit 1`

/** Whoever comes second meets the unique key, waits for the first to be kept, and adds nothing. */
const add = `
  with before as (select coalesce(max(at), 0) as at from search_charge where tenant_id = ? and query_key = ?)
  insert into search_charge (tenant_id, id, query_key, follows, query, "by", by_name, at, amount, found)
  select ?, ?, ?, before.at, ?::jsonb, ?, ?, ?, ?, ? from before where before.at <= ?
  on conflict (tenant_id, query_key, follows) do nothing
  returning id`
