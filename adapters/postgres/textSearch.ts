import { countedUpTo } from "#domain/shared/Page.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { isShortText, wordSeparators } from "#domain/shared/textSearch.ts"
import { asCheck, type ListQuery, type Part, valuesOf, whereOf } from "./ListQuery.ts"

/** That one of these columns, all in lower case, has the text: as `hasText` says. */
export const hasTextSql = (columns: ReadonlyArray<string>, typed: string): Part => {
  const sought = typed.toLowerCase()
  return isShortText(sought)
    ? { sql: `(${columns.map((column) => `${column} ~ ?`).join(" or ")})`, values: columns.map(() => atWord(sought)) }
    : {
        sql: `(${columns.map((column) => `position(? in ${column}) > 0`).join(" or ")})`,
        values: columns.map(() => sought)
      }
}

/** The beginning of a word, as PostgreSQL's regular expressions have it; the search functions have the same. */
export const wordStart = `(^|[${wordSeparators.replace("\n", "\\n")}])`

const atWord = (sought: string) => wordStart + sought.replace(/[^\p{L}\p{N}]/gu, "\\$&")

/** As many as tell that there are more than lists count. */
export const mostFound = countedUpTo + 1

/**
 * What `waysOf` needs to know: the ids of the rows that have a text, `mostFound` of them at least where there are more.
 */
export const soughtIn = (ids: string): string => `sought as materialized (select array(${ids}) as ids)`

/** The customers of the shop that have one of these texts, all of them. */
export const namedBy = (texts: ReadonlyArray<string>): Part => ({
  sql: `named as materialized (${texts.map(() => "select found from search_customers(?, null)").join(" union ")})`,
  values: texts
})

/** That a row is one of those that were found: fetched by their keys, however many other shops have. */
export const isFound = (id: string): Part => ({ sql: `${id} = any((select ids from sought)::uuid[])`, values: [] })

const areMore = `(select cardinality(ids) from sought) > ${countedUpTo}`

/**
 * The conditions of a list. Where a text is sought they are two, of which one leaves all the rows and the other none,
 * as soon as it is known how many rows have the text.
 */
export const waysOf = ({ sought, where }: Pick<ListQuery, "sought" | "where">): ReadonlyArray<ReadonlyArray<Part>> =>
  sought === undefined
    ? [where]
    : [
        // Their keys lead to the rows, whatever else is asked of them: a long array is searched quickly by an index
        // alone.
        [
          ...where.map(({ check, sql, values }) => ({ sql: check ?? asCheck(sql), values })),
          sought.few,
          { sql: `not ${areMore}`, values: [] }
        ],
        [...where, sought.many, { sql: areMore, values: [] }]
      ]

/** The same list where it is known that more rows have the text than are counted. */
export const amongMany = <Query extends Pick<ListQuery, "sought" | "where">>(query: Query): Query =>
  query.sought === undefined ? query : { ...query, sought: undefined, where: [...query.where, query.sought.many] }

/** The rows that a list leaves, counted no further than `countedUpTo` + 1. */
export const countOf = (query: Pick<ListQuery, "sought" | "table" | "where">): Part => {
  const most = countedUpTo + 1
  if (query.sought !== undefined && query.where.length === 0)
    return { sql: `select least(cardinality(ids), ${most})::int as n from sought`, values: [] }
  const ways = waysOf(query)
  return {
    sql: `select count(*)::int as n from (${ways
      .map((where) => `select 1 from ${query.table} ${whereOf(where)}`)
      .join(" union all ")} limit ${most}) as counted`,
    values: valuesOf(...ways.flat())
  }
}

/**
 * What looks like a phone number is sought as typed, for numbers and claims, and by its digits, as customers' phones
 * are kept.
 */
export const needles = (text: string): ReadonlyArray<string> =>
  /^[\d\s().+-]{3,}$/.test(text) && phoneDigits(text) !== "" ? [...new Set([text, phoneDigits(text)])] : [text]
