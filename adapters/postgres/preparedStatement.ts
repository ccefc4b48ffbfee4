interface Prepared {
  readonly text: string
  /** Under this name each connection keeps the statement parsed, and its plan. */
  readonly name?: string
}

const known = new Map<string, Prepared>()

/** The same without a name: for connections that a pooler hands to somebody else after each transaction. */
export const plainStatement = (sql: string): Prepared => ({ text: preparedStatement(sql).text })

/**
 * SQL with `?` as PostgreSQL takes it, with a name. The application's statements are few; were they many, the rest
 * would go without a name.
 */
export const preparedStatement = (sql: string): Prepared => {
  const before = known.get(sql)
  if (before !== undefined) return before
  let place = 0
  const text = sql.replace(/\?/g, () => `$${++place}`)
  if (known.size >= 500) return { text }
  const made = { text, name: `frit_${known.size}` }
  known.set(sql, made)
  return made
}
