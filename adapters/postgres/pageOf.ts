import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import type { Row } from "./TenantTransaction.ts"

interface Part {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
}

/** A list question: `from` and `where` share their parameters, written `?`. */
export interface ListQuery {
  /** What is worked out once for the page and for the count: a common table expression. */
  readonly first?: Part | undefined
  readonly select: string
  readonly from: string
  /** Has as many rows as `from` with less to read, where there is such a table. */
  readonly counted?: string
  /** Joined with "and"; none means all of the shop's. */
  readonly where: ReadonlyArray<Part>
  readonly orderBy: string
  readonly page: number | undefined
  readonly size: number | undefined
}

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** One page and the total, counted no further than `countedUpTo` + 1, in one statement; a page behind the last one asks once more. */
export const pageOf = async (asked: Asked, query: ListQuery): Promise<{ readonly rows: ReadonlyArray<Row>; readonly total: number }> => {
  const { counted = query.from, first, from, orderBy, page = 1, select, size = defaultPageSize } = query
  const offset = (page - 1) * size
  const before = first === undefined ? "" : `with ${first.sql} `
  const where = query.where.length === 0 ? "" : `where ${query.where.map(({ sql }) => sql).join(" and ")}`
  const [earlier, values] = [first?.values ?? [], query.where.flatMap((one) => one.values)]
  const total = `select count(*)::int from (select 1 from ${counted} ${where} limit ${countedUpTo + 1}) as counted`
  const rows = await asked.execute(
    `${before}select ${select}, (${total}) as "inAll" from ${from} ${where} order by ${orderBy} limit ? offset ?`, [...earlier, ...values, ...values, size, offset]
  )
  if (rows.length > 0 || offset === 0) return { rows: rows.map(({ inAll: _, ...row }) => row), total: Number(rows[0]?.["inAll"] ?? 0) }
  const [behind] = await asked.execute(`${before}select (${total}) as "inAll"`, [...earlier, ...values])
  return { rows, total: Number(behind?.["inAll"]) }
}
