import { setTimeout as pause } from "node:timers/promises"
import { Config, Context, Effect, Layer, Redacted, type Scope } from "effect"
import { type JobResult, PgBoss } from "pg-boss"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { poolTimeouts } from "../connectOwner.ts"
import type { QueueName, Work } from "./workQueues.ts"

/**
 * Polls a queue every second and takes up to five tasks, polling again immediately while batches are full. Tasks
 * succeed or fail individually.
 */
const options = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const

/** Milliseconds that running tasks may take on shutdown. */
const finish = 20_000

/** Queue maintenance may take long; a dead connection is dropped and replaced. */
const patience = { ...poolTimeouts, query_timeout: 30_000 }

const settled = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: "completed" }),
    (error: Error) => ({ id, status: "failed", output: { message: error.message } })
  )

/** Background tasks that any node may run, stored in PostgreSQL by pg-boss. A task may run twice. */
export class WorkQueue extends Context.Service<
  WorkQueue,
  {
    /** Enqueues a task in the request's transaction, to run after the given number of milliseconds at the earliest. */
    readonly add: (queue: QueueName, work: Work, after?: number) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Runs a task that waits for its next retry as soon as possible, in the request's transaction. Returns false if no
     * such task is waiting or running, as after its last attempt.
     */
    readonly retryNow: (queue: QueueName, work: Work) => Effect.Effect<boolean, never, CurrentTenant>
    /** Runs a queue's tasks until the scope closes. A failed task is retried with increasing delays. */
    readonly work: (queue: QueueName, each: (work: Work) => Promise<void>) => Effect.Effect<void, never, Scope.Scope>
  }
>()("adapters/postgres/queue/WorkQueue") {
  static readonly layer = Layer.effect(
    WorkQueue,
    Effect.gen(function* () {
      const url = yield* Config.Redacted("DATABASE_URL")
      const database = yield* Database
      const start = yield* Effect.cached(
        Effect.promise(async () => {
          const boss = new PgBoss({
            ...patience,
            connectionString: Redacted.value(url),
            application_name: "frit queue",
            max: 2,
            migrate: false,
            createSchema: false,
            schedule: false,
            reindex: false,
            superviseIntervalSeconds: 10,
            monitorIntervalSeconds: 10
          })
          // A lost connection is reestablished automatically, and unfinished tasks are retried.
          boss.on("error", () => {})
          return boss.start()
        })
      )
      let isStarted = false
      const started = Effect.tap(start, () =>
        Effect.sync(() => {
          isStarted = true
        })
      )
      yield* Effect.addFinalizer(() =>
        isStarted
          ? Effect.flatMap(start, (boss) => Effect.promise(() => boss.stop({ graceful: true, timeout: 10_000 })))
          : Effect.void
      )

      return WorkQueue.of({
        add: Effect.fn("WorkQueue.add")(function* (queue, work, after = 0) {
          const boss = yield* started
          yield* database.write(({ execute }) =>
            boss.send(queue, work, {
              startAfter: after / 1000,
              db: { executeSql: async (text, values = []) => ({ rows: await execute(text, [...values]) }) }
            })
          )
        }),
        retryNow: Effect.fn("WorkQueue.retryNow")(function* (queue, work) {
          const found = yield* database.write(({ execute }) =>
            execute(
              `update pgboss.job set start_after = case when state < 'active' then least(start_after, now()) else start_after end
               where name = ? and state < 'completed' and data @> ?::jsonb returning id`,
              [queue, JSON.stringify(work)]
            )
          )
          return found.length > 0
        }),
        work: Effect.fn("WorkQueue.work")(function* (queue, each) {
          const boss = yield* started
          yield* Effect.acquireRelease(
            Effect.promise(() =>
              boss.work<Work, unknown, typeof options>(queue, options, (jobs) =>
                Promise.all(jobs.map(({ id, data }) => settled(id, each(data))))
              )
            ),
            // Tasks that are not finished by then go to another node after their heartbeat expires.
            () =>
              Effect.promise(() =>
                Promise.race([boss.offWork(queue, { wait: true }), pause(finish, undefined, { ref: false })])
              )
          )
        })
      })
    })
  )
}
