/** SQL with `?` placeholders and their values. */
export interface SqlFragment {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
  /**
   * The same condition, with the same values, in a form that the planner does not use to choose an index; it is only
   * checked on each row.
   */
  readonly check?: string
  /** Set if few keys lead to the rows: the column, and a query for its distinct keys. */
  readonly each?: KeyedRows
  /** A column that is null in all of the rows and precedes the list's own keys in the index that orders it. */
  readonly empty?: string
}

/**
 * A condition for which an index has the rows of each single key in the list's order, but not those of several keys
 * together. The rows are read key by key, each no further than the page, and then merged.
 */
interface KeyedRows {
  readonly column: string
  readonly keys: Pick<SqlFragment, "sql" | "values">
}

/**
 * Returns the conditions for rows read in list order. Using `check` where available keeps the planner from choosing
 * another index, after which all rows would have to be sorted.
 */
export const withIndexChecks = (where: ReadonlyArray<SqlFragment>): ReadonlyArray<SqlFragment> =>
  where.map(({ check, sql, ...part }) => ({ ...part, sql: check ?? sql }))

/** Turns a condition into one that no index supports and that the planner estimates to match half of the rows. */
export const asCheck = (sql: string): string => `coalesce(${sql}, false)`

/** A part of a list that one index provides in order. */
export interface Leg {
  readonly where?: string
  /** 1 if it comes after the other leg, regardless of the keys' direction. */
  readonly rank?: 0 | 1
  /** How many of the leading keys are null in all of its rows. */
  readonly nulls?: number
}

/** The order of a list: keys that all have the same direction, the last of which is unique. */
export interface ListOrder {
  readonly keys: ReadonlyArray<string>
  readonly descending: boolean
  /** A single leg with all rows, if omitted. */
  readonly legs?: readonly [Leg, Leg]
  /** Join needed for the keys. */
  readonly join?: string
  /**
   * Set if the leading keys belong to another table: its name, the join condition to the list's rows, and the key that
   * orders the rows within it.
   */
  readonly through?: { readonly table: string; readonly on: string; readonly key: string }
}

/** The conditions for rows that match a text. */
export interface TextMatch {
  /** If no more rows match than are counted: restricts to the ids found. */
  readonly few: SqlFragment
  /** If more rows match: checks each row while reading in the list's order, which finds enough matches quickly. */
  readonly many: SqlFragment
}

/** A list: which rows, in which order, and what to select for those on the page. */
export interface ListQuery {
  /** A common table expression shared by all parts. */
  readonly first?: SqlFragment | undefined
  /** The table with the rows, as named in `from`, and its id column. */
  readonly table: string
  readonly id: string
  readonly select: string
  /** Join needed for `select`, applied to the page only. */
  readonly join?: string
  /** Combined with "and"; if empty, all of the shop's rows. */
  readonly where: ReadonlyArray<SqlFragment>
  /** A text search, in addition to `where`. */
  readonly sought?: TextMatch | undefined
  readonly order: ListOrder
  /** Whether indexes provide the rows that `where` leaves in the list's order, so that their number does not matter. */
  readonly isServed: boolean
  /**
   * Whether JSON represents the selected values exactly as columns do (texts, booleans, numbers, JSON). A page is then
   * fetched as one JSON text, which is several times as fast to read.
   */
  readonly isPlainJson?: true
}

/** Returns the `where` clause for the conditions; empty if there are none. */
export const whereOf = (parts: ReadonlyArray<SqlFragment>): string =>
  parts.length === 0 ? "" : `where ${parts.map(({ sql }) => sql).join(" and ")}`

/** Returns the values of several parts, in order. */
export const valuesOf = (...parts: ReadonlyArray<SqlFragment | undefined>): Array<unknown> =>
  parts.flatMap((part) => [...(part?.values ?? [])])
