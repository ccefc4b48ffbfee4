import type { Socket } from "node:net"
import type { Pool } from "pg"

/**
 * Milliseconds for which a connection may say nothing while it is asked something. The database says no first, as the
 * role's own limits are shorter (prepareDatabase); only a line that is frozen says nothing.
 */
const longestSilence = 7_000

/**
 * Ends a pool's connections that are asked something and say nothing, as `query_timeout` of `pg` would, by one timer a
 * connection instead of one a query: with that setting V8 keeps every query and its answer until the next full
 * collection, which then comes several times as often.
 */
export const endSilentConnections = (pool: Pool): void => {
  pool.on("connect", (connected) => {
    const client = connected as unknown as Wire
    const { stream } = client.connection
    stream.setTimeout(longestSilence, () => {
      if (!client.readyForQuery) stream.destroy(new Error("Query read timeout"))
    })
  })
}

/** What `pg` does not declare of a client: its socket, and whether nothing is asked of it. */
interface Wire {
  readonly connection: { readonly stream: Socket }
  readonly readyForQuery: boolean
}
