import type { EntityManager } from "@mikro-orm/postgresql"
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { gather } from "./pgInternals.ts"
import type { preparedStatement } from "./preparedStatement.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- a row is what its statement selects
export type Row = Record<string, any>

/** Executes SQL with `?` placeholders. */
export interface Statements {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<Array<Row>>
}

/**
 * One shop's transaction on one pooled connection. It begins with its first statement: `begin`, the tenant setting and
 * the statement are sent in one packet, with a single round trip. If it only read, its end is not waited for.
 */
export class TenantTransaction {
  readonly tenant: TenantId
  readonly pool: Pool
  readonly fork: () => EntityManager
  readonly statement: typeof preparedStatement
  #client: Promise<PoolClient> | undefined
  #begun: Promise<unknown> = Promise.resolve()
  #em: EntityManager | undefined
  #wrote = false
  #sent: Promise<unknown> = Promise.resolve()
  #failure: unknown
  #hasEnded = false

  constructor(tenant: TenantId, pool: Pool, fork: () => EntityManager, statement: typeof preparedStatement) {
    // The id is interpolated into SQL, so validate it again.
    if (!/^[0-9a-f-]{36}$/i.test(tenant)) throw new Error(`not a tenant id: ${tenant}`)
    this.tenant = tenant
    this.pool = pool
    this.fork = fork
    this.statement = statement
  }

  readonly reading: Statements = {
    execute: async (sql, values) => (await this.#ask({ ...this.statement(sql), values })).rows
  }

  /**
   * For statements outside a transaction: each runs in its own read-only transaction, from begin to commit in one
   * packet. PostgreSQL rejects writes and locks.
   */
  readonly looking: Statements = {
    execute: async (sql, values) => {
      const client = await this.#connect()
      const begun = answerOf(client, { text: `begin read only; ${this.#shop}` })
      const asked = answerOf(client, { ...this.statement(sql), values })
      answerOf(client, { text: "commit" }).then(
        () => client.release(),
        (error: Error) => client.release(error)
      )
      const [, { rows }] = await Promise.all([begun, asked])
      return rows
    }
  }

  readonly writing: Statements = { execute: (sql, values) => this.#writes().reading.execute(sql, values) }

  /**
   * Tracks writes whose results are not needed. Failures are raised at the end, so they and the commit take only one
   * round trip.
   */
  unwaited(work: Promise<unknown>): void {
    const told = work.catch((failure: unknown) => {
      this.#failure ??= failure
    })
    this.#sent = Promise.all([this.#sent, told])
  }

  /** MikroORM on the same connection, with an identity map that lasts until the end of the transaction. */
  get em(): EntityManager {
    if (this.#em !== undefined) return this.#em
    this.#em = this.fork()
    this.#em.setTransactionContext({
      executeQuery: ({ sql }: { sql: string }) =>
        (/^select\b/i.test(sql) ? this : this.#writes()).#ask({ text: sql }).then(asMikroReads)
    })
    return this.#em
  }

  /** Commits or rolls back. */
  async close(keep: boolean): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const client = await this.#client?.catch(() => undefined)
    if (client === undefined) return
    gather(client)
    const ended = answerOf(client, { text: keep ? "commit" : "rollback" }).then(
      async ({ command }) => {
        client.release()
        if (!keep || command === "COMMIT") return
        await this.#sent
        throw this.#failure ?? new Error("A statement failed, so the transaction was rolled back")
      },
      (error: Error) => {
        client.release(error)
        throw error
      }
    )
    if (keep && !this.#wrote) return void ended.catch(() => {})
    await ended
  }

  #writes(): this {
    this.#wrote = true
    return this
  }

  async #ask(statement: { readonly text: string; readonly name?: string; readonly values?: Array<unknown> }) {
    // Interrupted work may still issue queries. They must not start a new transaction on a connection that would never
    // be released.
    if (this.#hasEnded) throw new Error("The transaction has ended")
    const client = await (this.#client ??= this.#begin())
    gather(client)
    const [, result] = await Promise.all([this.#begun, answerOf(client, statement)])
    return result
  }

  async #begin() {
    const client = await this.#connect()
    this.#begun = answerOf(client, { text: `begin; ${this.#shop}` })
    return client
  }

  async #connect() {
    const client = await this.pool.connect()
    // A lost connection is reported to the pending query; an unhandled `error` event would end the process.
    if (client.listenerCount("error") === 0) client.on("error", () => {})
    gather(client)
    return client
  }

  get #shop() {
    return `set local app.tenant_id = '${this.tenant}'`
  }
}

/**
 * Runs a statement with a callback: `pg`'s own promise keeps each query alive until the next full garbage collection,
 * which then happens ten times as often.
 */
const answerOf = (client: PoolClient, statement: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) =>
    client.query(statement, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
  )

const changing = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

const asMikroReads = ({
  rows,
  rowCount,
  command
}: {
  readonly rows: Array<Row>
  readonly rowCount: number | null
  readonly command: string
}) => ({ rows, ...(changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) })
