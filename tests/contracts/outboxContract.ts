import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Outbox, type OutboxMessage } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

/** The contract of every outbox. `waiting` returns the ids of the current shop's pending postings. */
export const outboxContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Outbox | Users | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>,
  waiting: Effect.Effect<ReadonlyArray<string>, never, R | CurrentTenant>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const user = freshUser()
      yield* (yield* Users).save(user, "a hash").pipe(shop)
      const posting: OutboxMessage = { kind: "resetLink", userId: user.id }
      return { shop, posting, outbox: yield* Outbox }
    })
    const posted = Effect.gen(function* () {
      const { shop, posting, outbox } = yield* opened
      yield* outbox.enqueue(posting).pipe(shop)
      const [id] = yield* waiting.pipe(shop)
      return { shop, posting, outbox, id: id! }
    })

    it.effect("gives an abandoned posting to no sender", () =>
      Effect.gen(function* () {
        const { shop, outbox, id } = yield* posted
        assert.notStrictEqual(yield* outbox.claim(id, noon).pipe(shop), "done")
        yield* outbox.markFailed(id, "550 no such user", noon).pipe(shop)
        assert.strictEqual(yield* outbox.claim(id, noon + 60 * minute).pipe(shop), "done")
      })
    )

    it.effect("gives a posting to one of fifty senders, and to none once it is sent", () =>
      Effect.gen(function* () {
        const { shop, posting, outbox, id } = yield* posted
        const claims = yield* Effect.all(
          Array.from({ length: 50 }, () => outbox.claim(id, noon).pipe(shop)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          claims.filter((claim) => claim !== "busy"),
          [posting]
        )
        yield* outbox.markDone(id, noon).pipe(shop)
        for (const at of [noon, noon + 60 * minute]) assert.strictEqual(yield* outbox.claim(id, at).pipe(shop), "done")
      })
    )

    it.effect("stores the details of a failed-attempts email: count, start time, and device", () =>
      Effect.gen(function* () {
        const { outbox, posting, shop } = yield* opened
        const about: OutboxMessage = {
          ...posting,
          kind: "manyTries",
          device: "Chrome, Windows",
          tries: 12,
          since: noon
        }
        yield* outbox.enqueue(about).pipe(shop)
        const [id] = yield* waiting.pipe(shop)
        assert.deepStrictEqual(yield* outbox.claim(id!, noon).pipe(shop), about)
      })
    )

    it.effect("gives a posting to another sender after one minute of silence", () =>
      Effect.gen(function* () {
        const { shop, posting, outbox, id } = yield* posted
        yield* outbox.claim(id, noon).pipe(shop)
        assert.strictEqual(yield* outbox.claim(id, noon + 0.99 * minute).pipe(shop), "busy")
        assert.deepStrictEqual(yield* outbox.claim(id, noon + minute).pipe(shop), posting)
      })
    )

    it.effect("returns a posting that could not be sent to the queue", () =>
      Effect.gen(function* () {
        const { shop, posting, outbox, id } = yield* posted
        yield* outbox.claim(id, noon).pipe(shop)
        yield* outbox.releaseClaim(id, "the mail server is down").pipe(shop)
        assert.deepStrictEqual(yield* outbox.claim(id, noon).pipe(shop), posting)
      })
    )

    it.effect("stores a posting together with its cause, or neither (I9)", () =>
      Effect.gen(function* () {
        const { shop, posting, outbox } = yield* opened
        const { run } = yield* Transaction
        yield* run(Effect.andThen(outbox.enqueue(posting), Effect.fail("no"))).pipe(shop, Effect.flip)
        assert.deepStrictEqual(yield* waiting.pipe(shop), [])
        yield* run(outbox.enqueue(posting)).pipe(shop)
        assert.strictEqual((yield* waiting.pipe(shop)).length, 1)
      })
    )

    it.effect("hides one shop's outbox from another, which can neither claim nor complete its postings", () =>
      Effect.gen(function* () {
        const { shop, posting, outbox, id } = yield* posted
        const theirs = withTenant(yield* newTenant)
        assert.strictEqual(yield* outbox.claim(id, noon).pipe(theirs), "done")
        yield* outbox.markDone(id, noon).pipe(theirs)
        assert.deepStrictEqual(yield* outbox.claim(id, noon).pipe(shop), posting)
      })
    )
  })
