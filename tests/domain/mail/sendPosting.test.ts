import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { type Mail, MailNotSent, Mailer } from "#domain/mail/Mailer.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { sendPosting } from "#domain/mail/sendPosting.ts"
import { waiting } from "../password-reset/recovery.ts"
import { at, bea, twoShops } from "../session/verbs/twoShops.ts"

/** A post that may be closed, and a posting for Bea. */
const posted = Effect.gen(function* () {
  const user = yield* bea()
  yield* Outbox.use((outbox) => outbox.put({ kind: "passwordChanged", userId: user.id })).pipe(at.demo)
  const [{ id } = { id: "" }] = yield* waiting.pipe(at.demo)
  const mails: Array<Mail> = []
  const post = { isClosed: false, isFinal: false, isSilent: false }
  const mailer = Effect.provideService(Mailer, {
    send: (mail) =>
      Effect.suspend(() =>
        post.isSilent
          ? Effect.never
          : post.isClosed
            ? Effect.fail(new MailNotSent("the post is closed", post.isFinal))
            : Effect.sync(() => void mails.push(mail))
      )
  })
  return { id, mails, post, send: sendPosting(id).pipe(at.demo, mailer) }
})

describe("what waits in the outbox", () => {
  it.effect("is sent once, however often a worker is told to", () =>
    Effect.gen(function* () {
      const { mails, send } = yield* posted
      for (const _ of [1, 2, 3]) yield* send
      assert.strictEqual(mails.length, 1)
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is sent once by many workers at once", () =>
    Effect.gen(function* () {
      const { mails, send } = yield* posted
      yield* Effect.all(
        Array.from({ length: 20 }, () => Effect.result(send)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("waits while the post is closed, and is sent when it opens", () =>
    Effect.gen(function* () {
      const { mails, post, send } = yield* posted
      post.isClosed = true
      for (const _ of [1, 2])
        assert.strictEqual((yield* Effect.flip(send)).message, "passwordChanged: the post is closed")
      post.isClosed = false
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(twoShops))
  )

  it.effect.each([
    ["at once when its address is refused for good", true],
    ["after two days of a closed post", false]
  ] as const)("is given up %s", ([, isFinal]) =>
    Effect.gen(function* () {
      const { id, mails, post, send } = yield* posted
      Object.assign(post, { isClosed: true, isFinal })
      if (!isFinal) yield* TestClock.setTime(Number.parseInt(id.replace("-", "").slice(0, 12), 16) + 46 * 3_600_000)
      yield* send
      post.isClosed = false
      yield* send
      assert.deepStrictEqual(mails, [])
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is taken over when a worker died in the middle, under the same name", () =>
    Effect.gen(function* () {
      const { id, mails, send } = yield* posted
      yield* Outbox.use((outbox) => outbox.claim(id, 0)).pipe(at.demo)
      assert.include((yield* Effect.flip(send)).message, "already")
      yield* TestClock.adjust("1 minute")
      yield* send
      assert.deepStrictEqual(
        mails.map((mail) => mail.id),
        [id]
      )
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is put back when there is no answer in 40 s, before anybody else may take it over", () =>
    Effect.gen(function* () {
      const { mails, post, send } = yield* posted
      post.isSilent = true
      const trying = yield* Effect.forkChild(Effect.flip(send))
      yield* TestClock.adjust("40 seconds")
      assert.strictEqual((yield* Fiber.join(trying)).message, "passwordChanged: no answer in 40 s")
      post.isSilent = false
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is nothing to another shop", () =>
    Effect.gen(function* () {
      const { id, mails, send } = yield* posted
      yield* sendPosting(id).pipe(at.other)
      assert.deepStrictEqual(mails, [])
      yield* send
      assert.strictEqual(mails.length, 1)
    }).pipe(Effect.provide(twoShops))
  )
})
