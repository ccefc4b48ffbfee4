import { batchSize } from "#domain/shared/Page.ts"
import { keysetQuery, orderOf, type KeysetPosition, keysetPositionOf } from "./keysetQuery.ts"
import { type ListQuery, valuesOf } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"
import { searchPlans } from "./textSearch.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/**
 * Returns the rows of a list after a place. They are found by key rather than by offset, so the thousandth batch costs
 * no more than the first.
 */
export const rowsAfter = async (
  asked: Asked,
  query: ListQuery,
  after: KeysetPosition | undefined,
  size: number
): Promise<{ readonly rows: ReadonlyArray<Row>; readonly last: KeysetPosition | undefined }> => {
  const { first, id, join = "", order, select, table } = query
  const ways = searchPlans(query).map((where) => keysetQuery({ ...query, where }, { size, after }))
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}page as materialized (${ways.map(({ sql }) => `(${sql})`).join(" union all ")})
     select ${select}, ${keysetPositionOf(order, "page")} as "reachedHere" from page join ${table} on ${id} = page.row_id ${join} order by ${orderOf(order, "page")}`,
    valuesOf(first, ...ways)
  )
  return {
    rows: rows.map(({ reachedHere: _, ...row }) => row),
    last: rows.length === 0 ? undefined : (JSON.parse(String(rows.at(-1)!["reachedHere"])) as KeysetPosition)
  }
}

/** Returns a batch of a list and the cursor of the next one. */
export const batchOf = async (
  asked: Asked,
  query: ListQuery,
  after: string | undefined
): Promise<{ readonly rows: ReadonlyArray<Row>; readonly next: string | undefined }> => {
  const { rows, last } = await rowsAfter(
    asked,
    query,
    after === undefined ? undefined : (JSON.parse(after) as KeysetPosition),
    batchSize
  )
  return { rows, next: rows.length < batchSize ? undefined : JSON.stringify(last) }
}
