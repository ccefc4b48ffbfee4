/** SQL with `?` for its values. */
export interface Part {
  readonly sql: string
  readonly values: ReadonlyArray<unknown>
  /** A condition that no index is chosen for: the same with the same values, as it is asked of each row on the way. */
  readonly check?: string
  /** Where few keys lead to the rows: the column, and the query of its keys, no key twice. */
  readonly each?: KeyedRows
  /** A column that is null in all of the rows, and that stands before the list's own keys in the index of its orders. */
  readonly empty?: string
}

/**
 * A condition of which an index has the rows of one key in the list's orders, and of several keys in none: in order
 * they come key by key, each no further than the page, and are put together.
 */
interface KeyedRows {
  readonly column: string
  readonly keys: Pick<Part, "sql" | "values">
}

/**
 * Conditions for rows that come in their order: what has a `check` does not choose another index, after which all would
 * be sorted.
 */
export const onTheWay = (where: ReadonlyArray<Part>): ReadonlyArray<Part> =>
  where.map(({ check, sql, ...part }) => ({ ...part, sql: check ?? sql }))

/** A condition of which the planner takes half of the rows, whatever it compares, and which no index serves. */
export const asCheck = (sql: string): string => `coalesce(${sql}, false)`

/** A stretch of a list that one index gives in order. */
export interface Leg {
  readonly where?: string
  /** 1 where it comes behind the other, whichever way the keys go. */
  readonly rank?: 0 | 1
  /** How many of the leading keys are null in all of its rows. */
  readonly nulls?: number
}

/** What orders a list: keys that all go the same way, of which the last names one row. */
export interface ListOrder {
  readonly keys: ReadonlyArray<string>
  readonly descending: boolean
  /** One stretch of everything, where there are none. */
  readonly legs?: readonly [Leg, Leg]
  /** What is joined to the table to know the keys. */
  readonly join?: string
  /**
   * Where the leading keys are those of another table: its name, how the list's rows belong to it, and what orders them
   * there.
   */
  readonly through?: { readonly table: string; readonly on: string; readonly key: string }
}

/** The rows that have a text. */
export interface Sought {
  /** Where no more rows have it than are counted: those that were found. */
  readonly few: Part
  /** Where more have it: that a row has it, asked of each on the way through the list's order, which meets enough. */
  readonly many: Part
}

/** A list: which rows, in which order, and what is told of those on the page. */
export interface ListQuery {
  /** What is worked out once for all parts: a common table expression. */
  readonly first?: Part | undefined
  /** The table that has the rows, as it is named in a `from`, and the column that names one of them. */
  readonly table: string
  readonly id: string
  readonly select: string
  /** What is joined to it for `select`, on the page alone. */
  readonly join?: string
  /** Joined with "and"; none means all of the shop's. */
  readonly where: ReadonlyArray<Part>
  /** A text that is sought, beside `where`. */
  readonly sought?: Sought | undefined
  readonly order: ListOrder
  /**
   * Whether indexes have the rows that `where` leaves in the list's order, so that how many they are makes no
   * difference.
   */
  readonly isServed: boolean
  /**
   * Whether JSON says the same of what is selected as columns do (texts, booleans, numbers, JSON): a page is then one
   * JSON text, read several times as fast.
   */
  readonly isPlainJson?: true
}

/** The whole as SQL after `where`, or nothing. */
export const whereOf = (parts: ReadonlyArray<Part>): string =>
  parts.length === 0 ? "" : `where ${parts.map(({ sql }) => sql).join(" and ")}`

/** The values of several parts, in their order. */
export const valuesOf = (...parts: ReadonlyArray<Part | undefined>): Array<unknown> =>
  parts.flatMap((part) => [...(part?.values ?? [])])
