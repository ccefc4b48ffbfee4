import { type EntityManager, MikroORM } from "@mikro-orm/postgresql"
import { Config, Context, Effect, Exit, Layer, Redacted } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { ormOptions } from "./ormOptions.ts"

/** The only door to MikroORM's EntityManager. What comes through `query` sees and writes the current tenant's rows, no others. */
export class Database extends Context.Service<Database, {
  readonly query: <A>(work: (em: EntityManager) => Promise<A>) => Effect.Effect<A, never, CurrentTenant>
  /** For the tables on the written global list alone: the directory of shops, sign-in names, the glass catalogue. */
  readonly platform: <A>(work: (em: EntityManager) => Promise<A>) => Effect.Effect<A>
  /** Keeps all that is asked inside, or nothing. A transaction begins with the first query, so a call that asks nothing costs nothing. */
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
}>()("adapters/postgres/Database") {
  static readonly layer = Layer.effect(
    Database,
    Effect.gen(function*() {
      const url = yield* Config.Redacted("DATABASE_URL")
      const orm = yield* Effect.acquireRelease(
        Effect.promise(() => MikroORM.init(ormOptions(Redacted.value(url)))),
        (orm) => Effect.promise(() => orm.close())
      )
      const forTenant = (tenant: TenantId) => {
        const em = orm.em.fork()
        em.setSessionContext({ variables: { "app.tenant_id": tenant } })
        return em
      }

      const query = Effect.fnUntraced(function*<A>(work: (em: EntityManager) => Promise<A>) {
        const { id } = yield* CurrentTenant
        const open = yield* OpenTransaction
        const mine = open?.tenant === id
        return yield* Effect.promise(async () => work(mine ? await open.em() : forTenant(id)))
      })

      const transaction = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        Effect.gen(function*() {
          const { id } = yield* CurrentTenant
          if ((yield* OpenTransaction)?.tenant === id) return yield* work
          return yield* Effect.acquireUseRelease(
            Effect.sync(() => new LazyTransaction(id, forTenant)),
            (open) => Effect.provideService(work, OpenTransaction, open),
            (open, exit) => Effect.promise(() => open.close(Exit.isSuccess(exit)))
          )
        })

      return Database.of({ query, transaction, platform: (work) => Effect.promise(() => work(orm.em.fork())) })
    })
  )

  /** One call, one transaction. */
  static readonly transactions = Layer.effect(
    Transaction,
    Effect.map(Database, ({ transaction }) => Transaction.of({ around: transaction }))
  )
}

class LazyTransaction {
  readonly tenant: TenantId
  readonly forTenant: (tenant: TenantId) => EntityManager
  begun: Promise<EntityManager> | undefined = undefined

  constructor(tenant: TenantId, forTenant: (tenant: TenantId) => EntityManager) {
    this.tenant = tenant
    this.forTenant = forTenant
  }

  em(): Promise<EntityManager> {
    return this.begun ??= (async () => {
      const em = this.forTenant(this.tenant)
      await em.begin()
      return em
    })()
  }

  async close(keep: boolean): Promise<void> {
    if (this.begun === undefined) return
    const em = await this.begun
    await (keep ? em.commit() : em.rollback())
  }
}

const OpenTransaction = Context.Reference<LazyTransaction | undefined>("adapters/postgres/OpenTransaction", {
  defaultValue: () => undefined
})
