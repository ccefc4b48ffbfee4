import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { outboxPostgres } from "#adapters/postgres/mail/outboxPostgres.ts"
import { passwordResetsPostgres } from "#adapters/postgres/password-reset/passwordResetsPostgres.ts"
import { signInEmailsPostgres } from "#adapters/postgres/password-reset/signInEmailsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import type { Work } from "#adapters/postgres/queue/workQueues.ts"
import { attemptsPostgres } from "#adapters/postgres/session/attemptsPostgres.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { attemptsContract } from "../../contracts/attemptsContract.ts"
import { freshUser, withTenant } from "../../contracts/fresh.ts"
import { outboxContract } from "../../contracts/outboxContract.ts"
import { passwordResetsContract } from "../../contracts/passwordResetsContract.ts"
import { signInEmailsContract } from "../../contracts/signInEmailsContract.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const queue = WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))
const keepers = Layer.mergeAll(
  passwordResetsPostgres,
  signInEmailsPostgres.pipe(Layer.provideMerge(usersPostgres)),
  outboxPostgres.pipe(Layer.provide(newIdV7)),
  Database.transactions
).pipe(Layer.provideMerge(Layer.mergeAll(testDatabase, queue)))

const waiting = Effect.gen(function* () {
  const { id } = yield* CurrentTenant
  const rows = yield* Database.use(({ read }) =>
    read(({ execute }) => execute("select id from outbox where tenant_id = ?", [id]))
  )
  return rows.map((row) => String(row["id"]))
})

attemptsContract("attempt counts in PostgreSQL", attemptsPostgres.pipe(Layer.provide(testDatabase)))
passwordResetsContract("reset links in PostgreSQL", keepers, newTenant)
signInEmailsContract("sign-in email addresses in PostgreSQL", keepers, newTenant)
outboxContract("the mail outbox in PostgreSQL", keepers, newTenant, waiting)

layer(keepers, { excludeTestServices: true })("the work queue", (it) => {
  const jobsOf = (tenant: string) =>
    Database.use(({ platform }) =>
      platform((em) =>
        em.execute<Array<{ data: Work; state: string }>>(
          "select data, state::text from pgboss.job where data->>'tenant' = ?",
          [tenant]
        )
      )
    )

  it.effect(
    "is written in the request's transaction, and its jobs contain only the ids of the shop and the row (T9, I9)",
    () =>
      Effect.gen(function* () {
        const tenant = yield* newTenant
        const user = freshUser()
        yield* (yield* Users).save(user, "a hash").pipe(withTenant(tenant))
        const { transaction } = yield* Database
        const put = Outbox.use((outbox) => outbox.enqueue({ kind: "resetLink", userId: user.id }))
        yield* transaction(Effect.andThen(put, Effect.fail("no"))).pipe(withTenant(tenant), Effect.flip)
        assert.deepStrictEqual(yield* jobsOf(tenant), [])
        yield* transaction(put).pipe(withTenant(tenant))
        const jobs = yield* jobsOf(tenant)
        assert.strictEqual(jobs.length, 1)
        assert.deepStrictEqual(jobs[0]!.data, { tenant, id: (yield* waiting.pipe(withTenant(tenant)))[0]! })
      })
  )

  it.effect(
    "hands work to a worker, and again if the worker fails",
    () =>
      Effect.gen(function* () {
        const tenant = yield* newTenant
        const id = crypto.randomUUID()
        const { add, work } = yield* WorkQueue
        const done = yield* Deferred.make<number>()
        let tries = 0
        const each = async (one: Work) => {
          if (one.id !== id) throw new Error("another test's")
          tries++
          if (tries === 1) throw new Error("the mail server is down")
          Effect.runSync(Deferred.succeed(done, tries))
        }
        yield* Effect.scoped(
          Effect.gen(function* () {
            // A queue other tests leave empty. Mail they queue would come first.
            yield* add("messages", { tenant, id }).pipe(withTenant(tenant))
            yield* work("messages", each)
            assert.strictEqual(yield* Deferred.await(done), 2)
          })
        )
      }),
    60_000
  )
})
