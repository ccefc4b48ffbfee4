import { countLimit } from "#domain/shared/Page.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { isShortText, wordSeparators } from "#domain/shared/textSearch.ts"
import { asCheck, type ListQuery, type SqlFragment, valuesOf, whereOf } from "./ListQuery.ts"

/** Returns the condition that one of these columns, all in lower case, matches the text; equivalent to `hasText`. */
export const hasTextSql = (columns: ReadonlyArray<string>, typed: string): SqlFragment => {
  const sought = typed.toLowerCase()
  return isShortText(sought)
    ? { sql: `(${columns.map((column) => `${column} ~ ?`).join(" or ")})`, values: columns.map(() => atWord(sought)) }
    : {
        sql: `(${columns.map((column) => `position(? in ${column}) > 0`).join(" or ")})`,
        values: columns.map(() => sought)
      }
}

/** Matches the beginning of a word in PostgreSQL's regular expressions; the search functions use the same. */
export const wordStart = `(^|[${wordSeparators.replace("\n", "\\n")}])`

const atWord = (sought: string) => wordStart + sought.replace(/[^\p{L}\p{N}]/gu, "\\$&")

/** Enough to know that there are more than lists count. */
export const maxMatches = countLimit + 1

/**
 * Defines the CTE that `searchPlans` uses: the ids of the rows that match a text, at least `maxMatches` of them if there are
 * more.
 */
export const matchesCte = (ids: string): string => `sought as materialized (select array(${ids}) as ids)`

/** Defines the CTE with all of the shop's customers that match one of these texts. */
export const customersCte = (texts: ReadonlyArray<string>): SqlFragment => ({
  sql: `named as materialized (${texts.map(() => "select found from search_customers(?, null)").join(" union ")})`,
  values: texts
})

/**
 * Returns the condition that a row is among those found. The rows are fetched by key, so other shops' rows do not
 * matter.
 */
export const isMatch = (id: string): SqlFragment => ({
  sql: `${id} = any((select ids from sought)::uuid[])`,
  values: []
})

const areMore = `(select cardinality(ids) from sought) > ${countLimit}`

/**
 * Returns the conditions of a list. With a text search there are two sets, of which one returns all the rows and the
 * other none, depending on how many rows match the text.
 */
export const searchPlans = ({
  sought,
  where
}: Pick<ListQuery, "sought" | "where">): ReadonlyArray<ReadonlyArray<SqlFragment>> =>
  sought === undefined
    ? [where]
    : [
        // The ids must lead to the rows, whatever the other conditions: only an index searches a long array quickly.
        [
          ...where.map(({ check, sql, values }) => ({ sql: check ?? asCheck(sql), values })),
          sought.few,
          { sql: `not ${areMore}`, values: [] }
        ],
        [...where, sought.many, { sql: areMore, values: [] }]
      ]

/** Returns the query for the case that more rows match the text than are counted. */
export const withTextCheck = <Query extends Pick<ListQuery, "sought" | "where">>(query: Query): Query =>
  query.sought === undefined ? query : { ...query, sought: undefined, where: [...query.where, query.sought.many] }

/** Counts the rows of a list, no further than `countLimit` + 1. */
export const countOf = (query: Pick<ListQuery, "sought" | "table" | "where">): SqlFragment => {
  const most = countLimit + 1
  if (query.sought !== undefined && query.where.length === 0)
    return { sql: `select least(cardinality(ids), ${most})::int as n from sought`, values: [] }
  const ways = searchPlans(query)
  return {
    sql: `select count(*)::int as n from (${ways
      .map((where) => `select 1 from ${query.table} ${whereOf(where)}`)
      .join(" union all ")} limit ${most}) as counted`,
    values: valuesOf(...ways.flat())
  }
}

/**
 * Returns the texts to search for. What looks like a phone number is searched both as typed, for numbers and claims,
 * and by its digits, as customers' phones are stored.
 */
export const needles = (text: string): ReadonlyArray<string> =>
  /^[\d\s().+-]{3,}$/.test(text) && phoneDigits(text) !== "" ? [...new Set([text, phoneDigits(text)])] : [text]
