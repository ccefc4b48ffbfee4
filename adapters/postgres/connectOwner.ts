import pg from "pg"

/**
 * Timeouts for every pool, in milliseconds: how long to wait for a new or free connection, and after how much idle time
 * to send a keepalive.
 */
export const poolTimeouts = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * PostgreSQL accepted the connection or a first query but did not answer in time. Has the code and address of a system
 * error, for `explain`.
 */
export class DatabaseTimeout extends Error {
  override readonly name = "DatabaseSilent"
  readonly code = "ETIMEDOUT"
  readonly hostname: string
  readonly port: number

  constructor(url: string, cause: unknown) {
    super("The database did not respond in time", { cause })
    const { hostname, port } = new URL(url)
    this.hostname = hostname
    this.port = Number(port || 5432)
  }
}

/** Timeout messages of `pg` and its pool. */
const timeouts = /timeout expired|timeout exceeded|connection timeout|Query read timeout/

/** Converts a timeout to `DatabaseTimeout`; returns any other failure unchanged. */
export const asDatabaseTimeout =
  (url: string) =>
  (cause: unknown): never => {
    throw cause instanceof Error && timeouts.test(cause.message) ? new DatabaseTimeout(url, cause) : cause
  }

/**
 * Connects as the owner and waits for a first answer, or fails with `DatabaseTimeout` within 20 s. Later statements may
 * take any time.
 */
export const connectOwner = async (ownerUrl: string, name = "frit owner"): Promise<pg.Client> => {
  const { connectionTimeoutMillis } = poolTimeouts
  const owner = new pg.Client({ ...poolTimeouts, connectionString: ownerUrl, application_name: name })
  try {
    await owner.connect()
    await owner.query({ text: "select 1", query_timeout: connectionTimeoutMillis } as pg.QueryConfig)
    return owner
  } catch (cause) {
    void owner.end().catch(() => {})
    return asDatabaseTimeout(ownerUrl)(cause)
  }
}
