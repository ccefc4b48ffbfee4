import { asCheck, type SqlFragment } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"

/** How the rows of a list are grouped. */
export interface ListGroups {
  /**
   * SQL expressions for a row, over the columns of the table and of this join: the key of its group, the shop's name
   * for it, and a text that sorts the groups.
   */
  readonly join?: string
  readonly key: string
  readonly name: string
  readonly place: string
  /** Query for all possible groups, regardless of filters, with columns `key` and `place`. */
  readonly every: string
  /** Conditions for the rows of the group with the given key, and for those without a group. */
  readonly named: (key: string) => string
  readonly unnamed?: string
  /** A column that is null in all rows without a group; see `SqlFragment`. */
  readonly empty?: string
  /** Set if a group's rows have several keys; see `SqlFragment`. */
  readonly each?: { readonly column: string; readonly keys: (key: string) => string }
  /** Whether indexes provide the rows of one group in the list's orders. */
  readonly isOrdered?: boolean
  /** Columns of the table to sum up per group, by name. */
  readonly sums: Readonly<Record<string, string>>
}

/** The number of rows in a group, counted no further than lists are, and the sums if all were counted. */
export interface GroupFigures {
  readonly count: number
  readonly sums: Readonly<Record<string, number>>
}

/** Returns the condition for the rows of one group, with its key as a parameter. */
export const memberOf = ({ each, empty, isOrdered, named, unnamed }: ListGroups, key: string): SqlFragment => {
  const isUnnamed = key === "" && unnamed !== undefined
  const member = isUnnamed ? { sql: unnamed, values: [] } : valued(named("?"), key)
  if (isOrdered !== true) return { ...member, check: asCheck(member.sql) }
  if (isUnnamed) return empty === undefined ? member : { ...member, empty }
  return each === undefined ? member : { ...member, each: { column: each.column, keys: valued(each.keys("?"), key) } }
}

const valued = (sql: string, key: string) => ({ sql, values: [...sql.matchAll(/\?/g)].map(() => key) })

/** The select list for a row's group. */
export const groupColumns = ({ key, name }: ListGroups) => `${key} as "groupKey", ${name} as "groupName"`

/** Returns a row with its group as lists return it. */
export const withGroup = ({ groupKey, groupName, ...row }: Row, figures?: GroupFigures): Row => ({
  ...row,
  group: { key: groupKey, name: groupName, ...(figures === undefined ? {} : { count: figures.count, ...figures.sums }) }
})
