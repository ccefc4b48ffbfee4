import type { Socket } from "node:net"
import { type EntityManager, MikroORM, type Options } from "@mikro-orm/postgresql"
import { Config, Context, Effect, Exit, Layer, Option, Redacted } from "effect"
import type { Pool } from "pg"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { orSilent } from "./connectOwner.ts"
import { isPooled } from "./pgInternals.ts"
import { plainStatement, preparedStatement } from "./preparedStatement.ts"
import { type Statements, TenantTransaction } from "./TenantTransaction.ts"
import { whenReached } from "./whenReached.ts"

type Door<Through> = <A>(work: (through: Through) => Promise<A>) => Effect.Effect<A, never, CurrentTenant>

/**
 * The only door to the database. What comes through `query`, `read` and `write` sees and writes the current tenant's
 * rows, no others.
 */
export class Database extends Context.Service<
  Database,
  {
    readonly query: Door<EntityManager>
    /**
     * Prepared statements that change nothing, for what is asked for often: MikroORM takes several times as long to ask
     * and to tell. Outside a transaction each stands alone.
     */
    readonly read: Door<Statements>
    /** Prepared statements that change something. */
    readonly write: Door<Statements>
    /** The same where nobody needs the answers: a statement that fails fails the transaction at its end. */
    readonly send: (work: (writing: Statements) => Promise<unknown>) => Effect.Effect<void, never, CurrentTenant>
    /** For the tables on the written global list alone: the directory of shops, sign-in names, the glass catalogue. */
    readonly platform: <A>(work: (em: EntityManager) => Promise<A>) => Effect.Effect<A>
    /**
     * Keeps all that is asked inside, or nothing. A transaction begins with the first query, so a call that asks
     * nothing costs nothing.
     */
    readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
    /**
     * The same in a transaction of its own, whatever becomes of the one around it; before that one has asked anything,
     * lest a call hold two connections.
     */
    readonly apart: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
  }
>()("adapters/postgres/Database") {
  /** Reaches the database at DATABASE_URL; `optionsOf` says with which entities. */
  static readonly connected = (optionsOf: (url: string) => Options) =>
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const url = yield* Config.Redacted("DATABASE_URL")
        const orm = yield* Effect.acquireRelease(
          Effect.promise(() => MikroORM.init(pipelined(optionsOf(Redacted.value(url))))),
          (orm) => Effect.promise(() => orm.close())
        )
        const silent = orSilent(Redacted.value(url))
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
              whenReached(async () => (around?.tenant === id ? work(around) : outside(open(id))))
            )
          )

        const transaction = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
          const { id } = yield* CurrentTenant
          if ((yield* OpenTransaction)?.tenant === id) return yield* work
          return yield* Effect.acquireUseRelease(
            Effect.sync(() => open(id)),
            (opened) => Effect.provideService(work, OpenTransaction, opened),
            (opened, exit) => whenReached(() => opened.close(Exit.isSuccess(exit)))
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
          apart: (work) => Effect.provideService(transaction(work), OpenTransaction, undefined),
          platform: (work) => whenReached(() => work(orm.em.fork()))
        })
      })
    )

  /** One call, one transaction. */
  static readonly transactions = Layer.effect(
    Transaction,
    Effect.map(Database, ({ apart, transaction }) => Transaction.of({ around: transaction, apart }))
  )
}

/** Statements of one transaction need not wait for each other's answers. */
const pipelined = (options: Options): Options => ({
  ...options,
  driverOptions: { ...(options.driverOptions as object), pipeline: true }
})

/**
 * A statement is kept under its name by the connection that prepared it, which behind a pooler is another one next
 * time.
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
 * Milliseconds for which a connection may say nothing while it is asked something. The database says no first, as the
 * role's own limits are shorter (prepareDatabase); only a line that is frozen says nothing.
 */
const longestSilence = 7_000

/**
 * Ends a pool's connections that are asked something and say nothing, as `query_timeout` of `pg` would, by one timer a
 * connection instead of one a query: with that setting V8 keeps every query and its answer until the next full
 * collection, which then comes several times as often.
 */
const endSilentConnections = (pool: Pool): void => {
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
