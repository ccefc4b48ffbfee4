import type { EntityManager } from "@mikro-orm/postgresql"
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { gather } from "./pgInternals.ts"
import type { preparedStatement } from "./preparedStatement.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- a row is what its statement selects
export type Row = Record<string, any>

/** Asks for rows with SQL whose parameters are written `?`. */
export interface Statements {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<Array<Row>>
}

/**
 * One shop's transaction on one pooled connection. It begins with its first statement, in the same breath: begin, the
 * shop and the statement go out as one packet and are waited for once. What has only read is not waited for at its end
 * either.
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
    // It goes into the statement as text, so it is looked at once more.
    if (!/^[0-9a-f-]{36}$/i.test(tenant)) throw new Error(`no shop's id: ${tenant}`)
    this.tenant = tenant
    this.pool = pool
    this.fork = fork
    this.statement = statement
  }

  readonly reading: Statements = {
    execute: async (sql, values) => (await this.#ask({ ...this.statement(sql), values })).rows
  }

  /**
   * Where nothing holds statements together: each is a transaction of its own, from begin to commit in one packet.
   * PostgreSQL refuses it to change or lock anything.
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
   * For writes whose answers nobody needs: what becomes of them is told at the end, so that they and the commit are
   * waited for once.
   */
  unwaited(work: Promise<unknown>): void {
    const told = work.catch((failure: unknown) => {
      this.#failure ??= failure
    })
    this.#sent = Promise.all([this.#sent, told])
  }

  /** MikroORM on the same connection: what it finds, it keeps until the end. */
  get em(): EntityManager {
    if (this.#em !== undefined) return this.#em
    this.#em = this.fork()
    this.#em.setTransactionContext({
      executeQuery: ({ sql }: { sql: string }) =>
        (/^select\b/i.test(sql) ? this : this.#writes()).#ask({ text: sql }).then(asMikroReads)
    })
    return this.#em
  }

  /** Keeps what was done, or takes it back. */
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
        throw this.#failure ?? new Error("A statement failed, so nothing was kept")
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
    // Work that was broken off may still be asking: it must not begin anew on a connection that nobody gives back.
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
    // A connection that is cut tells whoever asked; told to nobody in particular, it would end the process.
    if (client.listenerCount("error") === 0) client.on("error", () => {})
    gather(client)
    return client
  }

  get #shop() {
    return `set local app.tenant_id = '${this.tenant}'`
  }
}

/**
 * The answer to a statement, by a callback: `pg`'s own promise keeps each query alive beyond its call until the next
 * full collection, which then comes ten times as often.
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
