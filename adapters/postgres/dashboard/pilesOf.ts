import type { Pile } from "#domain/jobs/JobFigures.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { countedUpTo } from "#domain/shared/Page.ts"
import { jobsSought } from "../jobs/jobsSought.ts"
import { valuesOf, whereOf } from "../ListQuery.ts"
import type { Statements } from "../TenantTransaction.ts"
import { waysOf } from "../textSearch.ts"

/**
 * The piles of several searches in one statement, by the conditions of the list. A pile is counted and added up no
 * further than lists are.
 */
export const pilesOf = async (
  reading: Statements,
  searches: ReadonlyArray<JobSearch>
): Promise<ReadonlyArray<Pile>> => {
  const parts = searches.map((search, at) => pileSql(search, at))
  const rows = await reading.execute(
    `${parts.map(({ sql }) => sql).join(" union all ")} order by nth`,
    parts.flatMap(({ values }) => [...values])
  )
  return rows.map(({ count, total, balance }) =>
    count > countedUpTo ? { count, total: null, balance: null } : { count, total, balance }
  )
}

const pileSql = (search: JobSearch, at: number) => {
  const { first, ...sought } = jobsSought(search)
  const ways = waysOf(sought)
  const jobs = ways.map(
    (where) =>
      `select case when credit is null then total else 0 end as total, case when stage = 'quote' then 0 else balance end as balance from job ${whereOf(where)}`
  )
  return {
    sql: `(${first === undefined ? "" : `with ${first.sql} `}select ${at} as nth, count(*)::int as count, coalesce(sum(total), 0)::float8 as total, coalesce(sum(balance), 0)::float8 as balance
      from (${jobs.join(" union all ")} limit ${countedUpTo + 1}) as counted)`,
    values: valuesOf(first, ...ways.flat())
  }
}
