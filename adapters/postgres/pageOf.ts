import { Effect, Result } from "effect"
import { isPastEnd, pagesAround, type PageSearch, type PageStep, rowsToRead, stepOf } from "#domain/shared/cursors.ts"
import { countLimit, CursorInvalid, defaultPageSize, type Page } from "#domain/shared/Page.ts"
import {
  beyondPosition,
  keysetQuery,
  isKeysetPosition,
  orderOf,
  type KeysetPosition,
  keysetPositionOf,
  unordered
} from "./keysetQuery.ts"
import { type ListQuery, withIndexChecks, type SqlFragment, valuesOf, whereOf } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"
import { withTextCheck, countOf } from "./textSearch.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** A page of database rows with the same metadata as `Page`. */
export type RowPage = Omit<Page<Row>, "items"> & { readonly rows: ReadonlyArray<Row> }

/**
 * Returns one page and the total, counted no further than `countLimit` + 1, in one statement. The cost of a page does
 * not grow with the shop: rows are read from an index in order, or, if a filter leaves no more than are counted, only
 * those are sorted. Full rows are then read for the page only. A page past the last one takes a second query. With a
 * cursor, every page is equally fast; by number, it is counted from the start of the list, no further than the list is
 * counted.
 */
export const pageOf = async (asked: Asked, query: ListQuery, search: PageSearch): Promise<RowPage> => {
  const { page = 1, size = defaultPageSize } = search
  const step = stepIn(query, search, isKeysetPosition(query.order))
  const stretch = {
    size: rowsToRead(step, search),
    offset: step === undefined ? (page - 1) * size : 0,
    after: step?.place as KeysetPosition | undefined,
    backward: step?.isBackward ?? false
  }
  const { first, id, join = "", order, select, table } = query
  const count = countOf(query)
  const counted = async () => {
    const [row] = await asked.execute(
      `${first === undefined ? "" : `with ${first.sql} `}${count.sql}`,
      valuesOf(first, count)
    )
    return Number(row?.["n"])
  }
  if (step === undefined && stretch.offset >= countLimit) {
    const total = await counted()
    if (isPastEnd(search, total)) throw new CursorInvalid({ reason: "tooFar" })
    return { rows: [], total }
  }
  const parts = query.isServed ? served(query, stretch) : gated(query, stretch)
  const ctes = `with ${first === undefined ? "" : `${first.sql}, `}counted as materialized (${count.sql}), ${parts.map(({ sql }) => sql).join(", ")}`
  const rows = `select ${select}, (select n from counted) as "inAll", ${keysetPositionOf(order, "page")} as "reachedHere"
     from page join ${table} on ${id} = page.row_id ${join} order by ${orderOf(order, "page", stretch.backward)}`
  const told = await executed(asked, step)(
    `${ctes} ${query.isPlainJson === true ? `select coalesce(json_agg(told), '[]') as told from (${rows}) as told` : rows}`,
    valuesOf(first, count, ...parts)
  )
  const read = query.isPlainJson === true ? (told[0]!["told"] as ReadonlyArray<Row>) : told
  if (read.length > 0 || (step === undefined && page === 1))
    return pageIn(query, search, step, read, Number(read[0]?.["inAll"] ?? 0))
  return { rows: [], total: await counted() }
}

/**
 * Returns a search's step. Throws `CursorInvalid`, which `cursorChecked` handles, if the cursor's place does not belong
 * to this list.
 */
export const stepIn = (
  query: ListQuery,
  search: PageSearch,
  isOurs: (place: unknown) => boolean
): PageStep | undefined => {
  const read = stepOf(query.table, search)
  if (Result.isFailure(read)) throw read.failure
  if (read.success?.place !== undefined && !isOurs(read.success.place))
    throw new CursorInvalid({ reason: "unreadable" })
  return read.success
}

/** Converts rows read in the direction of the step to a page in the list's order. */
export const pageIn = (
  query: ListQuery,
  search: PageSearch,
  step: PageStep | undefined,
  read: ReadonlyArray<Row>,
  total: number
): RowPage => {
  const { size = defaultPageSize } = search
  const kept = read.slice(0, size)
  const rows = step?.isBackward === true ? kept.reverse() : kept
  const placeAt = (at: number) => (rows.length === 0 ? undefined : JSON.parse(String(rows.at(at)!["reachedHere"])))
  return {
    rows: rows.map(({ inAll: _, reachedHere: _place, ...row }) => row),
    total,
    ...pagesAround(query.table, search, step, {
      rows: rows.length,
      hasMore: read.length > size,
      total,
      first: placeAt(0),
      last: placeAt(-1)
    })
  }
}

/**
 * Executes a statement. A cursor whose keys are not valid dates or numbers makes PostgreSQL fail with a data exception
 * (class 22), reported as `CursorInvalid`.
 */
export const executed =
  (asked: Asked, step: PageStep | undefined): Asked["execute"] =>
  async (sql, values) => {
    try {
      return await asked.execute(sql, values)
    } catch (cause) {
      if (step?.place !== undefined && String((cause as { readonly code?: unknown }).code).startsWith("22"))
        throw new CursorInvalid({ reason: "unreadable" })
      throw cause
    }
  }

/** Turns a `CursorInvalid` defect into a failure; other defects stay. */
export const cursorChecked = <A, E, R>(page: Effect.Effect<A, E, R>): Effect.Effect<A, E | CursorInvalid, R> =>
  Effect.catchDefect(page, (defect): Effect.Effect<never, CursorInvalid> =>
    defect instanceof CursorInvalid ? Effect.fail(defect) : Effect.die(defect)
  )

interface Stretch {
  readonly size: number
  readonly offset: number
  readonly after: KeysetPosition | undefined
  readonly backward: boolean
}

const served = (query: ListQuery, stretch: Stretch): ReadonlyArray<SqlFragment> => {
  const page = keysetQuery(query, stretch)
  return [{ sql: `page as materialized (${page.sql})`, values: page.values }]
}

/** Combines both plans in one statement. The row count decides which one runs; the other is not started. */
const gated = (query: ListQuery, stretch: Stretch): ReadonlyArray<SqlFragment> => {
  const { after, backward, offset, size } = stretch
  const when = (sign: string): SqlFragment => ({ sql: `(select n from counted) ${sign} ${countLimit}`, values: [] })
  const few = unordered({ ...query, where: [...query.where, when("<=")] })
  const many = keysetQuery(withTextCheck({ ...query, where: [...withIndexChecks(query.where), when(">")] }), stretch)
  const beyond = after === undefined ? [] : [beyondPosition(query.order, "found", after, backward)]
  return [
    { sql: `found as materialized (${few.sql})`, values: few.values },
    {
      sql: `page as materialized ((select * from found ${whereOf(beyond)} order by ${orderOf(query.order, "found", backward)} limit ? offset ?) union all (${many.sql}))`,
      values: [...valuesOf(...beyond), size, offset, ...many.values]
    }
  ]
}
