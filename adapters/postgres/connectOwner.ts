import pg from "pg"

/**
 * For every pool of ours: how long to wait for a connection, new or free, and after how long of silence to ask whether
 * the other end is there; milliseconds.
 */
export const patientDatabase = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * PostgreSQL's address took the connection, or a first question, and did not answer in time. It has the code and place
 * of a system error, for `explain`.
 */
export class DatabaseSilent extends Error {
  override readonly name = "DatabaseSilent"
  readonly code = "ETIMEDOUT"
  readonly hostname: string
  readonly port: number

  constructor(url: string, cause: unknown) {
    super("The database did not answer in time", { cause })
    const { hostname, port } = new URL(url)
    this.hostname = hostname
    this.port = Number(port || 5432)
  }
}

/** What `pg` and its pool say when nothing came in time. */
const timeouts = /timeout expired|timeout exceeded|connection timeout|Query read timeout/

/** The same failure, or `DatabaseSilent` where it is that nothing came in time. */
export const orSilent =
  (url: string) =>
  (cause: unknown): never => {
    throw cause instanceof Error && timeouts.test(cause.message) ? new DatabaseSilent(url, cause) : cause
  }

/**
 * A connection of the owner's that has answered once, or `DatabaseSilent` within 20 s. What is asked on it afterwards
 * may take as long as it takes.
 */
export const connectOwner = async (ownerUrl: string, name = "frit owner"): Promise<pg.Client> => {
  const { connectionTimeoutMillis } = patientDatabase
  const owner = new pg.Client({ ...patientDatabase, connectionString: ownerUrl, application_name: name })
  try {
    await owner.connect()
    await owner.query({ text: "select 1", query_timeout: connectionTimeoutMillis } as pg.QueryConfig)
    return owner
  } catch (cause) {
    void owner.end().catch(() => {})
    return orSilent(ownerUrl)(cause)
  }
}
