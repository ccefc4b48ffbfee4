import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import { inOrder, orderOf, unordered } from "./inOrder.ts"
import { groupColumns, type GroupFigures, type ListGroups, memberOf, withGroup } from "./ListGroups.ts"
import { type ListQuery, type Paging, type Part, valuesOf, whereOf } from "./ListQuery.ts"
import { countOf } from "./pageOf.ts"
import type { Row } from "./TenantTransaction.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

interface Page {
  readonly rows: ReadonlyArray<Row>
  readonly total: number
}

/**
 * One page of a list whose rows stand together in groups, with what all rows of each of its groups come to. Where no more rows are left than
 * are counted, they are sorted; where more are, the groups are walked through until the page is reached, and each gives its rows in order.
 */
export const groupedPageOf = async (asked: Asked, query: ListQuery, groups: ListGroups, { page = 1, size = defaultPageSize }: Paging): Promise<Page> => {
  const offset = (page - 1) * size
  const before = query.first === undefined ? "" : `with ${query.first.sql} `
  const count = countOf(query)
  const [counted] = await asked.execute(`${before}${count.sql}`, valuesOf(query.first, count))
  const total = Number(counted!["n"])
  if (total <= offset) return { rows: [], total }
  return { rows: await (total <= countedUpTo ? sorted : walked)(asked, query, groups, size, offset), total }
}

const sumsOf = ({ sums }: ListGroups) => Object.entries(sums)

const sorted = async (asked: Asked, query: ListQuery, groups: ListGroups, size: number, offset: number): Promise<ReadonlyArray<Row>> => {
  const { first, id, join = "", order, select, table } = query
  const found = unordered(
    { ...query, order: { ...order, join: `${order.join ?? ""} ${groups.join ?? ""}` } },
    `, ${groups.key} as key, ${groups.place} as place${sumsOf(groups).map(([name, sum]) => `, ${sum} as "${name}"`).join("")}`
  )
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}found as materialized (${found.sql}),
      figures as (select key, count(*)::int as n${sumsOf(groups).map(([name]) => `, coalesce(sum("${name}"), 0)::float8 as "${name}"`).join("")} from found group by key),
      page as materialized (select * from found order by place, ${orderOf(order, "found")} limit ? offset ?)
     select ${select}, ${groupColumns(groups)}, jsonb_build_object('count', figures.n, 'sums', jsonb_build_object(${sumsOf(groups).map(([name]) => `'${name}', figures."${name}"`).join(", ")})) as figures
     from page join figures on figures.key = page.key join ${table} on ${id} = page.row_id ${join} ${groups.join ?? ""} order by page.place, ${orderOf(order, "page")}`,
    [...valuesOf(first, found), size, offset]
  )
  return rows.map(({ figures, ...row }) => withGroup(row, figures as GroupFigures))
}

interface Walked extends GroupFigures {
  readonly key: string
  /** How many rows stand in the groups before it. */
  readonly before: number
}

const walked = async (asked: Asked, query: ListQuery, groups: ListGroups, size: number, offset: number): Promise<ReadonlyArray<Row>> => {
  const { first, id, join = "", order, select, table } = query
  const all = await walk(asked, query, groups, Math.max(countedUpTo, offset + size))
  const here = all.filter(({ before, count }) => before < offset + size && (count > countedUpTo || before + count > offset))
  if (here.length === 0) return []
  const parts = here.map(({ before, count, key }, nth): Part => {
    const within = Math.max(0, offset - before)
    const most = Math.min(size, offset + size - before)
    const members = { ...query, where: [...query.where, memberOf(groups, key)] }
    if (count > countedUpTo) return numbered(nth, inOrder(members, { size: most, offset: within }))
    const few = unordered(members)
    return numbered(nth, { sql: `with few as materialized (${few.sql}) select * from few order by ${orderOf(order, "few")} limit ? offset ?`, values: [...few.values, most, within] })
  })
  const rows = await asked.execute(
    `with ${first === undefined ? "" : `${first.sql}, `}page as materialized (${parts.map(({ sql }) => `(${sql})`).join(" union all ")})
     select ${select}, ${groupColumns(groups)}, page.nth from page join ${table} on ${id} = page.row_id ${join} ${groups.join ?? ""} order by page.nth, ${orderOf(order, "page")} limit ?`,
    [...valuesOf(first, ...parts), size]
  )
  return rows.map(({ nth, ...row }) => withGroup(row, here[nth]))
}

const numbered = (nth: number, part: Part): Part => ({ ...part, sql: `select *, ${nth} as nth from (${part.sql}) as member` })

/** The groups from the first one on until so many rows are counted, and no group further than `countedUpTo` + 1. */
const walk = async (asked: Asked, { first, table, where }: ListQuery, groups: ListGroups, most: number): Promise<ReadonlyArray<Walked>> => {
  const names = sumsOf(groups).map(([name]) => name)
  const members = [
    { sql: `every.key <> '' and ${groups.named("every.key")}`, values: [] },
    ...groups.unnamed === undefined ? [] : [{ sql: `every.key = '' and ${groups.unnamed}`, values: [] }]
  ].map((member): Part => ({
    sql: `(select 1 as one${sumsOf(groups).map(([name, sum]) => `, ${sum} as "${name}"`).join("")} from ${table} ${whereOf([member, ...where])} limit ${countedUpTo + 1})`,
    values: valuesOf(...where)
  }))
  const rows = await asked.execute(
    `with recursive ${first === undefined ? "" : `${first.sql}, `}every as materialized (select row_number() over (order by place) as nth, key from (${groups.every}) as every),
     walked as (
       select 0::bigint as nth, '' as key, 0::bigint as before, 0::bigint as n, array[]::float8[] as sums
       union all
       select every.nth, every.key, walked.before + walked.n, counted.n, counted.sums from walked join every on every.nth = walked.nth + 1
       cross join lateral (select count(*) as n, array[${names.map((name) => `coalesce(sum("${name}"), 0)::float8`).join(", ")}]::float8[] as sums
         from (${members.map(({ sql }) => sql).join(" union all ")}) as members) as counted
       where walked.before + walked.n < ?
     )
     select key, before::int as before, n::int as count, sums from walked where n > 0 order by nth`,
    [...valuesOf(first, ...members), most]
  )
  return rows.map(({ before, count, key, sums }) => ({
    key, before, count, sums: count > countedUpTo ? {} : Object.fromEntries(names.map((name, at) => [name, sums[at]]))
  }))
}
