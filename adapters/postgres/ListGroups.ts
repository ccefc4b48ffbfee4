import { asCheck, type Part } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"

/** What puts the rows of a list together. */
export interface ListGroups {
  /**
   * Of one row, by columns of the table and of this join: the key of its group, the shop's name for it, and its place
   * as a text that sorts.
   */
  readonly join?: string
  readonly key: string
  readonly name: string
  readonly place: string
  /** Every group that there can be, whatever the filters: rows with `key` and `place`. */
  readonly every: string
  /** Which rows are of the group with this key, and which of the one that has none. */
  readonly named: (key: string) => string
  readonly unnamed?: string
  /** A column that is null in all rows of the group that has no key: see `Part`. */
  readonly empty?: string
  /** Where a group has its rows under several keys: see `Part`. */
  readonly each?: { readonly column: string; readonly keys: (key: string) => string }
  /** Whether indexes have the rows of one group in the list's orders. */
  readonly isOrdered?: boolean
  /** What is added up of all rows of a group, by name: of columns of the table. */
  readonly sums: Readonly<Record<string, string>>
}

/** All rows of a group, counted no further than lists are; what they add up to, where all were counted. */
export interface GroupFigures {
  readonly count: number
  readonly sums: Readonly<Record<string, number>>
}

/** The condition for the rows of one group, whose key is a value. */
export const memberOf = ({ each, empty, isOrdered, named, unnamed }: ListGroups, key: string): Part => {
  const isUnnamed = key === "" && unnamed !== undefined
  const member = isUnnamed ? { sql: unnamed, values: [] } : valued(named("?"), key)
  if (isOrdered !== true) return { ...member, check: asCheck(member.sql) }
  if (isUnnamed) return empty === undefined ? member : { ...member, empty }
  return each === undefined ? member : { ...member, each: { column: each.column, keys: valued(each.keys("?"), key) } }
}

const valued = (sql: string, key: string) => ({ sql, values: [...sql.matchAll(/\?/g)].map(() => key) })

/** What a row says of its group. */
export const groupColumns = ({ key, name }: ListGroups) => `${key} as "groupKey", ${name} as "groupName"`

/** A row with its group as lists tell it. */
export const withGroup = ({ groupKey, groupName, ...row }: Row, figures?: GroupFigures): Row => ({
  ...row,
  group: { key: groupKey, name: groupName, ...(figures === undefined ? {} : { count: figures.count, ...figures.sums }) }
})
