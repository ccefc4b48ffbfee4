import { type Leg, type ListQuery, type SqlFragment, valuesOf, whereOf } from "./ListQuery.ts"
import { searchPlans } from "./textSearch.ts"

/** An integer as SQL text; it comes from a validated request or from our own code. */
const whole = (value: number): SqlFragment => ({ sql: String(Math.trunc(value)), values: [] })
/** An integer as a parameter, where literals would each create a new statement. */
const asked = (value: number): SqlFragment => ({ sql: "?", values: [value] })

/** A row's place in its list, as returned by `inOrder`: its leg's rank and its keys (null if they are null). */
export type KeysetPosition = readonly [rank: number, ...keys: ReadonlyArray<string | null>]

/** Returns whether external JSON is a place in a list of this order. */
export const isKeysetPosition =
  ({ keys, legs }: ListQuery["order"]) =>
  (place: unknown): place is KeysetPosition =>
    Array.isArray(place) &&
    place.length === keys.length + 1 &&
    (legs ?? everything).some(({ rank = 0 }) => rank === place[0]) &&
    place.slice(1).every((key) => key === null || typeof key === "string")

const everything: ReadonlyArray<Leg> = [{}]

type Ordered = Pick<ListQuery, "table" | "id" | "where" | "sought" | "order">

const way = (descending: boolean) => (descending ? "desc" : "asc")

/** Returns the `order by` for the columns of `inOrder`, in the list's order or, if `backward`, reversed. */
export const orderOf = ({ keys, descending }: ListQuery["order"], from: string, backward = false): string =>
  [`${from}.rank ${way(backward)}`, ...keys.map((_, at) => `${from}.k${at} ${way(descending !== backward)}`)].join(", ")

/** Returns the place of a row from `inOrder`, as JSON text. */
export const keysetPositionOf = ({ keys }: ListQuery["order"], from: string, ...more: ReadonlyArray<string>): string =>
  `jsonb_build_array(${[...more, `${from}.rank`, ...keys.map((_, at) => `${from}.k${at}::text`)].join(", ")})::text`

/** Returns the condition for rows from `unordered` that come after a place, or before it. */
export const beyondPosition = (
  { keys, descending, legs }: ListQuery["order"],
  from: string,
  [rank, ...values]: KeysetPosition,
  backward = false
): SqlFragment => {
  const nulls = (legs ?? everything).find(({ rank: own = 0 }) => own === rank)?.nulls ?? 0
  const beyond = beyondPlace(
    keys.map((_, at) => `${from}.k${at}`).slice(nulls),
    descending !== backward,
    values.slice(nulls)
  )
  return {
    sql: `(${from}.rank ${backward ? "<" : ">"} ${whole(rank).sql} or (${from}.rank = ${whole(rank).sql} and ${beyond.sql}))`,
    values: beyond.values
  }
}

/** Selects ids, ranks and keys of the rows, unordered; for row counts so small that sorting costs nothing. */
export const unordered = (query: Ordered, more = ""): SqlFragment => {
  const { table, id, order } = query
  const { join = "", keys, legs = everything } = order
  const ways = searchPlans(query)
  const ranks = legs.filter(({ rank = 0 }) => rank > 0)
  const rank =
    ranks.length === 0 ? "0" : `case when ${ranks.map(({ where: when }) => `(${when})`).join(" or ")} then 1 else 0 end`
  return {
    sql: ways
      .map(
        (where) =>
          `select ${id} as row_id, ${rank} as rank, ${keys.map((key, at) => `${key} as k${at}`).join(", ")}${more} from ${table} ${join} ${whereOf(where)}`
      )
      .join(" union all "),
    values: valuesOf(...ways.flat())
  }
}

/**
 * The part of a list to read: from `offset` on, or after a place. If `backward`, the list is read from its end, and
 * `after` means before.
 */
export interface KeysetRange {
  readonly size: number
  readonly offset?: number
  readonly after?: KeysetPosition | undefined
  readonly backward?: boolean
}

/**
 * Selects ids, ranks and keys of a part of a list in index order. Each leg stops where the page ends, and a leg is not
 * started if the previous one filled the page, so no row is read that could not be on the page.
 */
export const keysetQuery = (
  query: Omit<Ordered, "sought">,
  { size, offset = 0, after, backward = false }: KeysetRange
): SqlFragment => {
  const declared = query.order.legs ?? everything
  const legs = backward ? declared.toReversed() : declared
  // The first page has its limit as a literal, so its plan is made once and cached.
  const number = offset === 0 ? whole : asked
  const most = number(offset + size)
  const [lead, rest] = legs.filter(
    ({ rank = 0 }) => after === undefined || (backward ? rank <= after[0] : rank >= after[0])
  )
  const first = oneLeg(query, lead!, most, after, backward)
  const cut = offset === 0 ? [whole(size)] : [asked(size), asked(offset)]
  const limit = `limit ${cut.map(({ sql }) => sql).join(" offset ")}`
  if (rest === undefined)
    return {
      sql: `select * from (${first.sql}) as lead order by ${orderOf(query.order, "lead", backward)} ${limit}`,
      values: valuesOf(first, ...cut)
    }
  const isShort: SqlFragment = { sql: `(select count(*) from lead) < ${most.sql}`, values: most.values }
  const second = oneLeg({ ...query, where: [...query.where, isShort] }, rest, most, after, backward)
  return {
    sql: `with lead as materialized (${first.sql}) select * from ((select * from lead) union all (${second.sql})) as legs order by ${orderOf(query.order, "legs", backward)} ${limit}`,
    values: valuesOf(first, second, ...cut)
  }
}

const oneLeg = (
  query: Omit<Ordered, "sought">,
  leg: Leg,
  limit: SqlFragment,
  after: KeysetPosition | undefined,
  backward: boolean
): SqlFragment => {
  const { table, id, order } = query
  const { join = "", keys, through } = order
  const { each, empty, where } = ownIndexOf(query)
  const descending = order.descending !== backward
  const { rank = 0, nulls = 0 } = leg
  const isUnderWay = after !== undefined && after[0] === rank
  const beyond = isUnderWay ? [beyondPlace(keys.slice(nulls), descending, after.slice(1 + nulls))] : []
  const all = [...(leg.where === undefined ? [] : [{ sql: leg.where, values: [] }]), ...where, ...beyond]
  const columns = `${id} as row_id, ${rank} as rank, ${keys.map((key, at) => `${key} as k${at}`).join(", ")}`
  const sorted = `order by ${[...empty, ...keys].map((key) => `${key} ${way(descending)}`).join(", ")}`
  if (each !== undefined) {
    const own = [{ sql: `${each.column} = each.key`, values: [] }, ...all]
    return {
      sql: `select ${columns} from (${each.keys.sql}) as each (key) cross join lateral (
      select * from ${table} ${whereOf(own)} ${sorted} limit ${limit.sql}) as ${table} ${sorted} limit ${limit.sql}`,
      values: valuesOf(each.keys, ...own, limit, limit)
    }
  }
  if (through === undefined)
    return {
      sql: `select ${columns} from ${table} ${join} ${whereOf(all)} ${sorted} limit ${limit.sql}`,
      values: valuesOf(...all, limit)
    }
  const own = [{ sql: through.on, values: [] }, ...all]
  const outer = isUnderWay ? [beyondPlace(keys.slice(0, -1), descending, after.slice(1, -1), "=")] : []
  return {
    sql: `select ${columns} from ${through.table} cross join lateral (
      select * from ${table} ${whereOf(own)} order by ${through.key} ${way(descending)} limit ${limit.sql}) as ${table} ${whereOf(outer)} ${sorted} limit ${limit.sql}`,
    values: valuesOf(...own, limit, ...outer, limit)
  }
}

/**
 * Returns what an index of the table provides in the list's order: the rows of each of a few keys, or those where a
 * column is null. PostgreSQL recognizes the latter as ordered by the list's keys only if the column is named before
 * them. Keys of another table have no such index.
 */
const ownIndexOf = ({ where, order: { join, through } }: Omit<Ordered, "sought">) => {
  const isOwn = join === undefined && through === undefined
  const keyed = isOwn ? where.find(({ each }) => each !== undefined) : undefined
  const empty = isOwn && keyed === undefined ? where.flatMap((part) => part.empty ?? []) : []
  return { each: keyed?.each, empty, where: where.filter((part) => part !== keyed) }
}

const beyondPlace = (
  keys: ReadonlyArray<string>,
  descending: boolean,
  values: ReadonlyArray<unknown>,
  or: "" | "=" = ""
): SqlFragment => ({
  sql: `(${keys.join(", ")}) ${descending ? "<" : ">"}${or} (${keys.map(() => "?").join(", ")})`,
  values
})
