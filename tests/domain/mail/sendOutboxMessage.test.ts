import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { type Mail, MailDeliveryFailed, Mailer } from "#domain/mail/Mailer.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { waiting } from "../password-reset/recovery.ts"
import { at, bea, platformAndShops } from "../session/verbs/platformAndShops.ts"

/** A mail server that may be down, and a posting for Bea. */
const posted = Effect.gen(function* () {
  const user = yield* bea()
  yield* Outbox.use((outbox) => outbox.enqueue({ kind: "passwordChanged", userId: user.id })).pipe(at.demo)
  const [{ id } = { id: "" }] = yield* waiting.pipe(at.demo)
  const mails: Array<Mail> = []
  const post = { isClosed: false, isFinal: false, isSilent: false }
  const mailer = Effect.provideService(Mailer, {
    send: (mail) =>
      Effect.suspend(() =>
        post.isSilent
          ? Effect.never
          : post.isClosed
            ? Effect.fail(new MailDeliveryFailed("the mail server is down", post.isFinal))
            : Effect.sync(() => void mails.push(mail))
      )
  })
  return { id, mails, post, send: sendOutboxMessage(id).pipe(at.demo, mailer) }
})

describe("a posting in the outbox", () => {
  it.effect("is sent once, however often a worker is told to send it", () =>
    Effect.gen(function* () {
      const { mails, send } = yield* posted
      for (const _ of [1, 2, 3]) yield* send
      assert.strictEqual(mails.length, 1)
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is sent once by many concurrent workers", () =>
    Effect.gen(function* () {
      const { mails, send } = yield* posted
      yield* Effect.all(
        Array.from({ length: 20 }, () => Effect.result(send)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("waits while the mail server is down and is sent once it is up", () =>
    Effect.gen(function* () {
      const { mails, post, send } = yield* posted
      post.isClosed = true
      for (const _ of [1, 2])
        assert.strictEqual((yield* Effect.flip(send)).message, "passwordChanged: the mail server is down")
      post.isClosed = false
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect.each([
    ["immediately if its address is permanently rejected", true],
    ["after two days of an unreachable mail server", false]
  ] as const)("is abandoned %s", ([, isFinal]) =>
    Effect.gen(function* () {
      const { id, mails, post, send } = yield* posted
      Object.assign(post, { isClosed: true, isFinal })
      if (!isFinal) yield* TestClock.setTime(Number.parseInt(id.replace("-", "").slice(0, 12), 16) + 46 * 3_600_000)
      yield* send
      post.isClosed = false
      yield* send
      assert.deepStrictEqual(mails, [])
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is taken over under the same message id when a worker dies midway", () =>
    Effect.gen(function* () {
      const { id, mails, send } = yield* posted
      yield* Outbox.use((outbox) => outbox.claim(id, 0)).pipe(at.demo)
      assert.include((yield* Effect.flip(send)).message, "another node")
      yield* TestClock.adjust("1 minute")
      yield* send
      assert.deepStrictEqual(
        mails.map((mail) => mail.id),
        [id]
      )
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is put back if there is no response in 40 s, before another worker may take it over", () =>
    Effect.gen(function* () {
      const { mails, post, send } = yield* posted
      post.isSilent = true
      const trying = yield* Effect.forkChild(Effect.flip(send))
      yield* TestClock.adjust("40 seconds")
      assert.strictEqual((yield* Fiber.join(trying)).message, "passwordChanged: no response in 40 s")
      post.isSilent = false
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("does not exist for another shop", () =>
    Effect.gen(function* () {
      const { id, mails, send } = yield* posted
      yield* sendOutboxMessage(id).pipe(at.other)
      assert.deepStrictEqual(mails, [])
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(platformAndShops))
  )
})
