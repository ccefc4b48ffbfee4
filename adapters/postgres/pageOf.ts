import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import { inOrder, orderOf, unordered } from "./inOrder.ts"
import { type ListQuery, type Paging, type Part, valuesOf, whereOf } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** The rows that a search leaves, counted no further than `countedUpTo` + 1. */
export const countOf = ({ table, where }: Pick<ListQuery, "table" | "where">): Part =>
  ({ sql: `select count(*)::int as n from (select 1 from ${table} ${whereOf(where)} limit ${countedUpTo + 1}) as counted`, values: valuesOf(...where) })

/**
 * One page and the total, counted no further than `countedUpTo` + 1, in one statement. What a page costs does not grow with the shop: rows
 * come in order out of an index, or, where a filter leaves no more than are counted, those alone are sorted. Only the page's own rows are
 * then read whole. A page behind the last one asks once more.
 */
export const pageOf = async (asked: Asked, query: ListQuery, { page = 1, size = defaultPageSize }: Paging): Promise<{ readonly rows: ReadonlyArray<Row>; readonly total: number }> => {
  const offset = (page - 1) * size
  const { first, id, join = "", order, select, table } = query
  const count = countOf(query)
  const parts = query.isServed ? served(query, size, offset) : gated(query, size, offset)
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}counted as materialized (${count.sql}), ${parts.map(({ sql }) => sql).join(", ")}
     select ${select}, (select n from counted) as "inAll" from page join ${table} on ${id} = page.row_id ${join} order by ${orderOf(order, "page")}`,
    valuesOf(first, count, ...parts)
  )
  if (rows.length > 0 || offset === 0) return { rows: rows.map(({ inAll: _, ...row }) => row), total: Number(rows[0]?.["inAll"] ?? 0) }
  const [behind] = await asked.execute(`${first === undefined ? "" : `with ${first.sql} `}${count.sql}`, valuesOf(first, count))
  return { rows, total: Number(behind?.["n"]) }
}

const served = (query: ListQuery, size: number, offset: number): ReadonlyArray<Part> => {
  const page = inOrder(query, { size, offset })
  return [{ sql: `page as materialized (${page.sql})`, values: page.values }]
}

/** Which of two ways is gone is known when the rows are counted; the other one is not begun. */
const gated = (query: ListQuery, size: number, offset: number): ReadonlyArray<Part> => {
  const when = (sign: string): Part => ({ sql: `(select n from counted) ${sign} ${countedUpTo}`, values: [] })
  const few = unordered({ ...query, where: [...query.where, when("<=")] })
  const many = inOrder({ ...query, where: [...query.where, when(">")] }, { size, offset })
  return [
    { sql: `found as materialized (${few.sql})`, values: few.values },
    {
      sql: `page as materialized ((select * from found order by ${orderOf(query.order, "found")} limit ? offset ?) union all (${many.sql}))`,
      values: [size, offset, ...many.values]
    }
  ]
}
