import { Socket } from "node:net"
import type { Client, PoolClient } from "pg"

// All uses of `pg` beyond its documented interface, in one place. Tests pin its shape at the installed version, and
// each use has a fallback.

/** Returns a client's socket; undefined if `pg` keeps it elsewhere, in which case statements are sent one by one. */
export const socketOf = (client: object): Socket | undefined => {
  const { connection } = client as { readonly connection?: { readonly stream?: unknown } }
  return connection?.stream instanceof Socket ? connection.stream : undefined
}

/**
 * Returns the backend pid that PostgreSQL reported on connect; undefined if `pg` does not expose it. The connection
 * then counts as pooled, and its statements are not prepared.
 */
export const processOf = (client: object): number | undefined => {
  const { processID } = client as { readonly processID?: unknown }
  return typeof processID === "number" ? processID : undefined
}

/**
 * Sends all statements issued in the current tick as one packet, because sending a statement costs as much as building
 * it.
 */
export const gather = (client: object): void => {
  const socket = socketOf(client)
  if (socket === undefined || socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}

/**
 * Returns whether a connection pooler such as PgBouncer is in between: the backend pid reported on connect then differs
 * from the one that answers.
 */
export const isPooled = async (client: Client | PoolClient): Promise<boolean> => {
  const {
    rows: [row]
  } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return row!.pid !== processOf(client)
}
