import type { Client, PoolClient } from "pg"
import { processOf } from "./pgInternals.ts"

/**
 * Whether a connection pooler such as PgBouncer stands between: the process that PostgreSQL told us of at the start is
 * then not the one that answers.
 */
export const isPooled = async (client: Client | PoolClient): Promise<boolean> => {
  const {
    rows: [row]
  } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return row!.pid !== processOf(client)
}
