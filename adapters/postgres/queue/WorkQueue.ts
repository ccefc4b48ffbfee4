import { setTimeout as pause } from "node:timers/promises"
import { Config, Context, Effect, Layer, Redacted, type Scope } from "effect"
import { type JobResult, PgBoss } from "pg-boss"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { patientDatabase } from "../connectOwner.ts"
import type { QueueName, Work } from "./workQueues.ts"

/**
 * A look at a queue every second, which takes up to five pieces of work, and the next at once while there are so many;
 * each ends well or not by itself.
 */
const options = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const

/** Milliseconds that work under way may take once it is to end. */
const finish = 20_000

/** Its upkeep may take long; a frozen line is given up and another taken. */
const patience = { ...patientDatabase, query_timeout: 30_000 }

const settled = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: "completed" }),
    (error: Error) => ({ id, status: "failed", output: { message: error.message } })
  )

/** Work that is done later by whichever node gets to it, kept in PostgreSQL by pg-boss. It may be done twice. */
export class WorkQueue extends Context.Service<
  WorkQueue,
  {
    /**
     * Asks for work in the transaction of the call: kept with it, or not at all; to be done after some milliseconds at
     * the earliest.
     */
    readonly add: (queue: QueueName, work: Work, after?: number) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Has work that waits for its next try done at once, in the transaction of the call; false where there is none that
     * waits or is under way, as after its last try.
     */
    readonly hasten: (queue: QueueName, work: Work) => Effect.Effect<boolean, never, CurrentTenant>
    /** Does what is in a queue until the scope closes. A failure puts it back, to be tried later and later. */
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
          // A lost connection comes back by itself; what was not done is tried again.
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
        hasten: Effect.fn("WorkQueue.hasten")(function* (queue, work) {
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
            // What is not done by then is another node's after its heartbeat has ended.
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
