import type { Socket } from "node:net"
import { type EntityManager, MikroORM, type Options } from "@mikro-orm/postgresql"
import { Config, Context, Effect, Exit, Layer, Option, Redacted } from "effect"
import type { Pool } from "pg"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { asDatabaseTimeout } from "./connectOwner.ts"
import { isPooled } from "./pgInternals.ts"
import { plainStatement, preparedStatement } from "./preparedStatement.ts"
import { type Statements, TenantTransaction } from "./TenantTransaction.ts"
import { mapConnectionErrors } from "./mapConnectionErrors.ts"

type Door<Through> = <A>(work: (through: Through) => Promise<A>) => Effect.Effect<A, never, CurrentTenant>

/**
 * The only access to the database. `query`, `read`, `write` and `send` read and write only the current tenant's rows.
 */
export class Database extends Context.Service<
  Database,
  {
    readonly query: Door<EntityManager>
    /**
     * Prepared read-only statements, for frequent queries: MikroORM takes several times as long. Outside a transaction,
     * each statement runs on its own.
     */
    readonly read: Door<Statements>
    /** Prepared statements that write. */
    readonly write: Door<Statements>
    /** Like `write`, without waiting for the results. A failed statement makes the transaction fail when it ends. */
    readonly send: (work: (writing: Statements) => Promise<unknown>) => Effect.Effect<void, never, CurrentTenant>
    /** For tables on the list of global tables only: the directory of shops, sign-in names, the glass catalog. */
    readonly platform: <A>(work: (em: EntityManager) => Promise<A>) => Effect.Effect<A>
    /** Runs the work in one transaction. It begins with the first query, so a request without queries costs nothing. */
    readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
    /**
     * Runs the work in a separate transaction, independent of the outer one. Use it before the outer transaction's
     * first query; otherwise the request holds two connections.
     */
    readonly newTransaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
  }
>()("adapters/postgres/Database") {
  /** Connects to the database at DATABASE_URL; `optionsOf` supplies the entities. */
  static readonly connected = (optionsOf: (url: string) => Options) =>
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const url = yield* Config.Redacted("DATABASE_URL")
        const orm = yield* Effect.acquireRelease(
          Effect.promise(() => MikroORM.init(pipelined(optionsOf(Redacted.value(url))))),
          (orm) => Effect.promise(() => orm.close())
        )
        const silent = asDatabaseTimeout(Redacted.value(url))
        const pool = yield* Effect.promise(
          () => orm.em.getConnection().getNativeClient().catch(silent) as Promise<Pool>
        )
        endSilentConnections(pool)
        const prepares =
          Option.getOrElse(yield* Config.option(Config.Boolean("FRIT_PREPARED")), () => undefined) ??
          (yield* Effect.promise(() => keepsStatements(pool).catch(silent)))
        const open = (tenant: TenantId) =>
          new TenantTransaction(tenant, pool, () => orm.em.fork(), prepares ? preparedStatement : plainStatement)

        const inTransaction = <A>(
          work: (opened: TenantTransaction) => Promise<A>,
          outside = (mine: TenantTransaction) => alone(mine, work)
        ) =>
          Effect.flatMap(CurrentTenant, ({ id }) =>
            Effect.flatMap(OpenTransaction, (around) =>
              mapConnectionErrors(async () => (around?.tenant === id ? work(around) : outside(open(id))))
            )
          )

        const transaction = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
          const { id } = yield* CurrentTenant
          if ((yield* OpenTransaction)?.tenant === id) return yield* work
          return yield* Effect.acquireUseRelease(
            Effect.sync(() => open(id)),
            (opened) => Effect.provideService(work, OpenTransaction, opened),
            (opened, exit) => mapConnectionErrors(() => opened.close(Exit.isSuccess(exit)))
          )
        })

        return Database.of({
          query: (work) => inTransaction(({ em }) => work(em)),
          read: (work) =>
            inTransaction(
              ({ reading }) => work(reading),
              ({ looking }) => work(looking)
            ),
          write: (work) => inTransaction(({ writing }) => work(writing)),
          send: (work) => inTransaction(async (opened) => opened.unwaited(work(opened.writing))),
          transaction,
          newTransaction: (work) => Effect.provideService(transaction(work), OpenTransaction, undefined),
          platform: (work) => mapConnectionErrors(() => work(orm.em.fork()))
        })
      })
    )

  /** Runs each request in one transaction. */
  static readonly transactions = Layer.effect(
    Transaction,
    Effect.map(Database, ({ newTransaction, transaction }) =>
      Transaction.of({ run: transaction, runInNew: newTransaction })
    )
  )
}

/** Pipelines the statements of a transaction instead of waiting for each result. */
const pipelined = (options: Options): Options => ({
  ...options,
  driverOptions: { ...(options.driverOptions as object), pipeline: true }
})

/**
 * Returns whether prepared statements survive. They belong to the connection that prepared them, and behind a pooler
 * the next transaction may get a different one.
 */
const keepsStatements = async (pool: Pool) => {
  const client = await pool.connect()
  return !(await isPooled(client).finally(() => client.release()))
}

const alone = async <A>(mine: TenantTransaction, work: (mine: TenantTransaction) => Promise<A>): Promise<A> => {
  try {
    const done = await work(mine)
    await mine.close(true)
    return done
  } catch (error) {
    await mine.close(false)
    throw error
  }
}

const OpenTransaction = Context.Reference<TenantTransaction | undefined>("adapters/postgres/OpenTransaction", {
  defaultValue: () => undefined
})

/**
 * Milliseconds a connection may take to answer a statement. The database's own limits are shorter (see
 * prepareDatabase), so only a dead connection takes this long.
 */
const responseTimeout = 7_000

/**
 * Closes connections that do not answer, like `pg`'s `query_timeout`, but with one timer per connection instead of one
 * per query. With that setting V8 keeps every query and result until the next full garbage collection, which then
 * happens several times as often.
 */
const endSilentConnections = (pool: Pool): void => {
  pool.on("connect", (connected) => {
    const client = connected as unknown as Wire
    const { stream } = client.connection
    stream.setTimeout(responseTimeout, () => {
      if (!client.readyForQuery) stream.destroy(new Error("Query read timeout"))
    })
  })
}

/** Undeclared parts of a `pg` client: its socket, and whether it is idle. */
interface Wire {
  readonly connection: { readonly stream: Socket }
  readonly readyForQuery: boolean
}
