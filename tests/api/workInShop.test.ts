import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import type { Services } from "#api/serve.ts"
import { workInShop } from "#api/workInShop.ts"
import type { Work } from "#adapters/postgres/queue/workQueues.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** A queue with the given items that records the outcome of each. */
const queueOf = (pieces: ReadonlyArray<Work>, ends: Array<string>) =>
  Layer.succeed(
    WorkQueue,
    WorkQueue.of({
      add: () => Effect.void,
      retryNow: () => Effect.succeed(false),
      work: (_, each) =>
        Effect.promise(async () => {
          for (const piece of pieces)
            ends.push(
              await each(piece).then(
                () => "done",
                () => "failed"
              )
            )
        })
    })
  )

describe("queued work", () => {
  it("runs in the shop it names, and reports failures to the queue (T9)", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const ends: Array<string> = []
    const pieces = [
      { tenant: one, id: "a" },
      { tenant: other, id: "b" },
      { tenant: one, id: "c" }
    ]
    const runtime = ManagedRuntime.make(queueOf(pieces, ends))
    const seen: Array<readonly [id: string, tenant: string]> = []
    const each = (id: string) =>
      Effect.flatMap(CurrentTenant, (tenant) => {
        seen.push([id, tenant.id])
        return id === "b" ? Effect.fail(new Error("the mail server is down")) : Effect.void
      })
    // This code needs only the queue from the server.
    await Effect.runPromise(
      Effect.scoped(workInShop(runtime as unknown as ManagedRuntime.ManagedRuntime<Services, unknown>, "mail", each))
    )
    assert.deepStrictEqual(seen, [
      ["a", one],
      ["b", other],
      ["c", one]
    ])
    assert.deepStrictEqual(ends, ["done", "failed", "done"])
    await runtime.dispose()
  })
})
