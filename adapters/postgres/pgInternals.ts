import { Socket } from "node:net"
import type { Client, PoolClient } from "pg"

// What is used of `pg` beyond its documented interface, in one place: tests pin its shape at the version that is
// installed, and each has a way that needs none of it.

/** The socket of a client; undefined where `pg` keeps it elsewhere, and statements then leave one by one. */
export const socketOf = (client: object): Socket | undefined => {
  const { connection } = client as { readonly connection?: { readonly stream?: unknown } }
  return connection?.stream instanceof Socket ? connection.stream : undefined
}

/**
 * The process that PostgreSQL named when the client connected; undefined where `pg` does not tell, and the connection
 * then counts as one of a pooler's: its statements are not prepared.
 */
export const processOf = (client: object): number | undefined => {
  const { processID } = client as { readonly processID?: unknown }
  return typeof processID === "number" ? processID : undefined
}

/** What is asked of a client before anything else is turned to leaves as one packet: sending costs as much as making it. */
export const gather = (client: object): void => {
  const socket = socketOf(client)
  if (socket === undefined || socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}

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
