import { type Leg, type ListQuery, type Part, valuesOf, whereOf } from "./ListQuery.ts"

/** A whole number as SQL has it; it comes from a checked call, or from us. */
const whole = (value: number): Part => ({ sql: String(Math.trunc(value)), values: [] })
/** The same as a value, where each would make another statement. */
const asked = (value: number): Part => ({ sql: "?", values: [value] })

/** Where a row stands in its list, as `inOrder` tells it: its leg's rank and its keys, null where they are. */
export type Place = readonly [rank: number, ...keys: ReadonlyArray<string | null>]

const everything: ReadonlyArray<Leg> = [{}]

type Ordered = Pick<ListQuery, "table" | "id" | "where" | "order">

const way = (descending: boolean) => descending ? "desc" : "asc"

/** What `inOrder` gives as its columns, in the list's order. */
export const orderOf = ({ keys, descending }: ListQuery["order"], from: string): string =>
  [`${from}.rank`, ...keys.map((_, at) => `${from}.k${at} ${way(descending)}`)].join(", ")

/** Ids, ranks and keys of the rows, unordered: for so few that sorting them is nothing. */
export const unordered = ({ table, id, where, order }: Ordered, more = ""): Part => {
  const { join = "", keys, legs = everything } = order
  const ranks = legs.filter(({ rank = 0 }) => rank > 0)
  const rank = ranks.length === 0 ? "0" : `case when ${ranks.map(({ where: when }) => `(${when})`).join(" or ")} then 1 else 0 end`
  return {
    sql: `select ${id} as row_id, ${rank} as rank, ${keys.map((key, at) => `${key} as k${at}`).join(", ")}${more} from ${table} ${join} ${whereOf(where)}`,
    values: valuesOf(...where)
  }
}

/**
 * Ids, ranks and keys of a list's rows from `offset` on, or of those after a place, as indexes give them: each leg ends where the page does, and
 * none is begun that those before it have filled, so nothing is read that could not be on the page.
 */
export const inOrder = (query: Ordered, { size, offset = 0, after }: { readonly size: number; readonly offset?: number; readonly after?: Place | undefined }): Part => {
  const { legs = everything } = query.order
  // The first page has its limit in its text: its plan is then made once and kept.
  const number = offset === 0 ? whole : asked
  const most = number(offset + size)
  const [lead, rest] = legs.filter(({ rank = 0 }) => after === undefined || rank >= after[0])
  const first = oneLeg(query, lead!, most, after)
  const cut = offset === 0 ? [whole(size)] : [asked(size), asked(offset)]
  const limit = `limit ${cut.map(({ sql }) => sql).join(" offset ")}`
  if (rest === undefined) return { sql: `select * from (${first.sql}) as lead order by ${orderOf(query.order, "lead")} ${limit}`, values: valuesOf(first, ...cut) }
  const isShort: Part = { sql: `(select count(*) from lead) < ${most.sql}`, values: most.values }
  const second = oneLeg({ ...query, where: [...query.where, isShort] }, rest, most, after)
  return {
    sql: `with lead as materialized (${first.sql}) select * from ((select * from lead) union all (${second.sql})) as legs order by ${orderOf(query.order, "legs")} ${limit}`,
    values: valuesOf(first, second, ...cut)
  }
}

const oneLeg = ({ table, id, where, order }: Ordered, leg: Leg, limit: Part, after: Place | undefined): Part => {
  const { join = "", keys, descending, through } = order
  const { rank = 0, nulls = 0 } = leg
  const isUnderWay = after !== undefined && after[0] === rank
  const beyond = isUnderWay ? [beyondPlace(keys.slice(nulls), descending, after.slice(1 + nulls))] : []
  const all = [...leg.where === undefined ? [] : [{ sql: leg.where, values: [] }], ...where, ...beyond]
  const columns = `${id} as row_id, ${rank} as rank, ${keys.map((key, at) => `${key} as k${at}`).join(", ")}`
  const sorted = `order by ${keys.map((key) => `${key} ${way(descending)}`).join(", ")}`
  if (through === undefined) return { sql: `select ${columns} from ${table} ${join} ${whereOf(all)} ${sorted} limit ${limit.sql}`, values: valuesOf(...all, limit) }
  const own = [{ sql: through.on, values: [] }, ...all]
  const outer = isUnderWay ? [beyondPlace(keys.slice(0, -1), descending, after.slice(1, -1), "=")] : []
  return {
    sql: `select ${columns} from ${through.table} cross join lateral (
      select * from ${table} ${whereOf(own)} order by ${through.key} ${way(descending)} limit ${limit.sql}) as ${table} ${whereOf(outer)} ${sorted} limit ${limit.sql}`,
    values: valuesOf(...own, limit, ...outer, limit)
  }
}

const beyondPlace = (keys: ReadonlyArray<string>, descending: boolean, values: ReadonlyArray<unknown>, or: "" | "=" = ""): Part =>
  ({ sql: `(${keys.join(", ")}) ${descending ? "<" : ">"}${or} (${keys.map(() => "?").join(", ")})`, values })
