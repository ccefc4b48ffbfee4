interface Prepared {
  readonly text: string
  /** The name under which each connection caches the parsed statement and its plan. */
  readonly name?: string
}

const known = new Map<string, Prepared>()

/** The same without a name, for connections that a pooler reassigns after each transaction. */
export const plainStatement = (sql: string): Prepared => ({ text: preparedStatement(sql).text })

/**
 * Converts SQL with `?` to PostgreSQL's format, with a name. The application has few statements; beyond a limit,
 * statements stay unnamed.
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
