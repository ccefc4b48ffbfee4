import type { EntityManager } from "@mikro-orm/postgresql"
import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"

/** A list question: `from` and `where` share their parameters, written `?`. */
export interface ListQuery {
  readonly select: string
  readonly from: string
  /** Joined with "and"; none means all of the shop's. */
  readonly where: ReadonlyArray<{ readonly sql: string; readonly values: ReadonlyArray<unknown> }>
  readonly orderBy: string
  readonly page: number | undefined
  readonly size: number | undefined
}

type Row = Readonly<Record<string, unknown>>

/** One page and the total, counted no further than `countedUpTo` + 1: a full first page that is not filled is its own count. */
export const pageOf = async (em: EntityManager, query: ListQuery): Promise<{ readonly rows: ReadonlyArray<Row>; readonly total: number }> => {
  const size = query.size ?? defaultPageSize
  const offset = ((query.page ?? 1) - 1) * size
  const where = query.where.length === 0 ? "" : `where ${query.where.map(({ sql }) => sql).join(" and ")}`
  const values = query.where.flatMap((one) => one.values)
  const rows: Array<Row> = await em.execute(
    `select ${query.select} from ${query.from} ${where} order by ${query.orderBy} limit ? offset ?`, [...values, size, offset]
  )
  if (rows.length < size && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  const counted: Array<Row> = await em.execute(
    `select count(*)::int as total from (select 1 from ${query.from} ${where} limit ${countedUpTo + 1}) as counted`, values
  )
  return { rows, total: Number(counted[0]?.["total"]) }
}
