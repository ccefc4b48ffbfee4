import { isPastEnd, type PageSearch, rowsToRead } from "#domain/shared/cursors.ts"
import { countLimit, CursorInvalid, defaultPageSize } from "#domain/shared/Page.ts"
import {
  beyondPosition,
  keysetQuery,
  isKeysetPosition,
  orderOf,
  type KeysetPosition,
  keysetPositionOf,
  unordered
} from "./keysetQuery.ts"
import { groupColumns, type GroupFigures, type ListGroups, memberOf, withGroup } from "./ListGroups.ts"
import { type ListQuery, withIndexChecks, type SqlFragment, valuesOf, whereOf } from "./ListQuery.ts"
import { executed, pageIn, type RowPage, stepIn } from "./pageOf.ts"
import type { Row } from "./TenantTransaction.ts"
import { withTextCheck, countOf } from "./textSearch.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** A row's place in a grouped list: the key and sort text of its group, then its place within it. */
type GroupedPlace = readonly [key: string, place: string, ...within: KeysetPosition]

/** What to read of a grouped list, in the direction of the step. */
interface Stretch {
  readonly size: number
  readonly offset: number
  readonly after: GroupedPlace | undefined
  readonly backward: boolean
}

/**
 * Returns one page of a grouped list, with the counts and sums of each of its groups. If no more rows are left than are
 * counted, they are sorted. Otherwise the groups are walked in order, from the first one until the page is reached, or
 * from the cursor's group until the page is full, and each provides its rows in order.
 */
export const groupedPageOf = async (
  asked: Asked,
  query: ListQuery,
  groups: ListGroups,
  search: PageSearch
): Promise<RowPage> => {
  const { page = 1, size = defaultPageSize } = search
  const step = stepIn(query, search, isGroupedPlace(query))
  const offset = step === undefined ? (page - 1) * size : 0
  const before = query.first === undefined ? "" : `with ${query.first.sql} `
  const count = countOf(query)
  const [counted] = await asked.execute(`${before}${count.sql}`, valuesOf(query.first, count))
  const total = Number(counted!["n"])
  if (isPastEnd({ ...search, group: true }, total)) throw new CursorInvalid({ reason: "tooFar" })
  if (total <= offset) return { rows: [], total }
  const stretch = {
    size: rowsToRead(step, search),
    offset,
    after: step?.place as GroupedPlace | undefined,
    backward: step?.isBackward ?? false
  }
  return pageIn(
    query,
    search,
    step,
    await (total <= countLimit
      ? sorted({ execute: executed(asked, step) }, query, groups, stretch)
      : walked({ execute: executed(asked, step) }, withTextCheck(query), groups, stretch)),
    total
  )
}

const isGroupedPlace =
  ({ order }: ListQuery) =>
  (place: unknown): place is GroupedPlace =>
    Array.isArray(place) &&
    typeof place[0] === "string" &&
    typeof place[1] === "string" &&
    isKeysetPosition(order)(place.slice(2))

const withinOf = ([_key, _place, ...within]: GroupedPlace): KeysetPosition => within

const sumsOf = ({ sums }: ListGroups) => Object.entries(sums)

const way = (backward: boolean) => (backward ? "desc" : "asc")

const sorted = async (
  asked: Asked,
  query: ListQuery,
  groups: ListGroups,
  { after, backward, offset, size }: Stretch
): Promise<ReadonlyArray<Row>> => {
  const { first, id, join = "", order, select, table } = query
  const found = unordered(
    { ...query, order: { ...order, join: `${order.join ?? ""} ${groups.join ?? ""}` } },
    `, ${groups.key} as key, ${groups.place} as place${sumsOf(groups)
      .map(([name, sum]) => `, ${sum} as "${name}"`)
      .join("")}`
  )
  const beyond = after === undefined ? [] : [beyondGrouped(order, after, backward)]
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}found as materialized (${found.sql}),
      figures as (select key, count(*)::int as n${sumsOf(groups)
        .map(([name]) => `, coalesce(sum("${name}"), 0)::float8 as "${name}"`)
        .join("")} from found group by key),
      page as materialized (select * from found ${whereOf(beyond)} order by place ${way(backward)}, ${orderOf(order, "found", backward)} limit ? offset ?)
     select ${select}, ${groupColumns(groups)}, ${keysetPositionOf(order, "page", "page.key::text", "page.place::text")} as "reachedHere",
       jsonb_build_object('count', figures.n, 'sums', jsonb_build_object(${sumsOf(groups)
         .map(([name]) => `'${name}', figures."${name}"`)
         .join(", ")})) as figures
     from page join figures on figures.key = page.key join ${table} on ${id} = page.row_id ${join} ${groups.join ?? ""}
     order by page.place ${way(backward)}, ${orderOf(order, "page", backward)}`,
    [...valuesOf(first, found, ...beyond), size, offset]
  )
  return rows.map(({ figures, ...row }) => withGroup(row, figures as GroupFigures))
}

const beyondGrouped = (order: ListQuery["order"], after: GroupedPlace, backward: boolean): SqlFragment => {
  const within = beyondPosition(order, "found", withinOf(after), backward)
  return {
    sql: `(place ${backward ? "<" : ">"} ? or (place = ? and ${within.sql}))`,
    values: [after[1], after[1], ...within.values]
  }
}

interface Walked extends GroupFigures {
  readonly key: string
  readonly place: string
  /** Number of rows in the preceding groups. */
  readonly before: number
}

const walked = async (
  asked: Asked,
  query: ListQuery,
  groups: ListGroups,
  { after, backward, offset, size }: Stretch
): Promise<ReadonlyArray<Row>> => {
  const { first, id, join = "", order, select, table } = query
  const here =
    after === undefined
      ? (await walk(asked, query, groups, offset + size, { backward })).filter(
          ({ before, count }) => before < offset + size && (count > countLimit || before + count > offset)
        )
      : [
          ...(await walk(asked, query, groups, 1, { backward, only: { sql: "place = ?", values: [after[1]] } })),
          ...(await walk(asked, query, groups, size, {
            backward,
            only: { sql: `place ${backward ? "<" : ">"} ?`, values: [after[1]] }
          }))
        ]
  if (here.length === 0) return []
  const parts = here.map(({ before, count, key }, nth): SqlFragment => {
    const within = Math.max(0, offset - before)
    const most = after === undefined ? Math.min(size, offset + size - before) : size
    const members = { ...query, where: [...query.where, memberOf(groups, key)] }
    const reached = after !== undefined && key === after[0] ? withinOf(after) : undefined
    if (count > countLimit)
      return numbered(
        nth,
        keysetQuery(
          { ...members, where: withIndexChecks(members.where) },
          { size: most, offset: within, after: reached, backward }
        )
      )
    const few = unordered(members)
    const beyond = reached === undefined ? [] : [beyondPosition(order, "few", reached, backward)]
    return numbered(nth, {
      sql: `with few as materialized (${few.sql}) select * from few ${whereOf(beyond)} order by ${orderOf(order, "few", backward)} limit ? offset ?`,
      values: [...valuesOf(few, ...beyond), most, within]
    })
  })
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}page as materialized (${parts.map(({ sql }) => `(${sql})`).join(" union all ")})
     select ${select}, ${groupColumns(groups)}, page.nth, ${keysetPositionOf(order, "page")} as "reachedHere"
     from page join ${table} on ${id} = page.row_id ${join} ${groups.join ?? ""} order by page.nth, ${orderOf(order, "page", backward)} limit ?`,
    [...valuesOf(first, ...parts), size]
  )
  return rows.map(({ nth, reachedHere, ...row }) => {
    const { key, place, ...figures } = here[nth as number]!
    return withGroup(
      { ...row, reachedHere: JSON.stringify([key, place, ...(JSON.parse(String(reachedHere)) as KeysetPosition)]) },
      figures
    )
  })
}

const numbered = (nth: number, part: SqlFragment): SqlFragment => ({
  ...part,
  sql: `select *, ${nth} as nth from (${part.sql}) as member`
})

/**
 * Returns the groups in the direction of the walk, all or some, until `most` rows are counted. Counts no group further
 * than `countLimit` + 1.
 */
const walk = async (
  asked: Asked,
  { first, table, where }: ListQuery,
  groups: ListGroups,
  most: number,
  { backward, only }: { readonly backward: boolean; readonly only?: SqlFragment }
): Promise<ReadonlyArray<Walked>> => {
  const names = sumsOf(groups).map(([name]) => name)
  const members = [
    { sql: `every.key <> '' and ${groups.named("every.key")}`, values: [] },
    ...(groups.unnamed === undefined ? [] : [{ sql: `every.key = '' and ${groups.unnamed}`, values: [] }])
  ].map((member): SqlFragment => ({
    sql: `(select 1 as one${sumsOf(groups)
      .map(([name, sum]) => `, ${sum} as "${name}"`)
      .join("")} from ${table} ${whereOf([member, ...where])} limit ${countLimit + 1})`,
    values: valuesOf(...where)
  }))
  const rows = await asked.execute(
    `with recursive ${first === undefined ? "" : `${first.sql}, `}
     every as materialized (select row_number() over (order by place ${way(backward)}) as nth, key, place from (${groups.every}) as every ${whereOf(only === undefined ? [] : [only])}),
     walked as (
       select 0::bigint as nth, '' as key, '' as place, 0::bigint as before, 0::bigint as n, array[]::float8[] as sums
       union all
       select every.nth, every.key, every.place::text collate "default", walked.before + walked.n, counted.n, counted.sums from walked join every on every.nth = walked.nth + 1
       cross join lateral (select count(*) as n, array[${names.map((name) => `coalesce(sum("${name}"), 0)::float8`).join(", ")}]::float8[] as sums
         from (${members.map(({ sql }) => sql).join(" union all ")}) as members) as counted
       where walked.before + walked.n < ?
     )
     select key, place, before::int as before, n::int as count, sums from walked where n > 0 order by nth`,
    [...valuesOf(first, only, ...members), most]
  )
  return rows.map(({ before, count, key, place, sums }) => ({
    key,
    place,
    before,
    count,
    sums: count > countLimit ? {} : Object.fromEntries(names.map((name, at) => [name, sums[at]]))
  }))
}
