import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Customers } from "#domain/customers/Customers.ts"
import { buildAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import type { Jobs } from "#domain/jobs/Jobs.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshPartner } from "./ediContract.ts"
import { withTenant } from "./fresh.ts"
import { freshDispatch } from "./freshDispatch.ts"

type Ports = DispatchAnswers | Dispatches | EdiPartners | Jobs | Customers | Locations

/** The contract of every dispatch answer repository. */
export const dispatchAnswersContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const theirs = withTenant(yield* newTenant)
      const one = freshDispatch({ version: 2, state: "declined", reason: "tooFar" })
      const dispatches = yield* Dispatches
      yield* dispatches.add(one).pipe(shop)
      const answer = buildAnswer(one, "declined", { answeredAt: 5, jobNumber: null })
      const answers = yield* DispatchAnswers
      const listed = Effect.map(Effect.orDie(dispatches.list({})), ({ items }) => items[0])
      return { shop, theirs, one, answer, answers, partners: yield* EdiPartners, listed: listed.pipe(shop) }
    })

    it.effect("wants an answer only if the network is active and its setup asks for answers", () =>
      Effect.gen(function* () {
        const { shop, theirs, answers, partners, listed } = yield* opened
        const wanted = answers.isWanted("lynx")
        const both = Effect.all([wanted.pipe(shop), Effect.map(listed, (one) => one?.isAnswered)])
        assert.deepStrictEqual(yield* both, [false, false])
        const steps = [
          [{ answers: true }, true],
          [{ answers: true, isActive: false }, false],
          [{ answers: true, shopId: "" }, false],
          [{ answers: true }, true],
          [{ answers: false }, false]
        ] as const
        for (const [version, [changes, is]] of steps.entries()) {
          assert.isDefined(yield* partners.save(freshPartner({ version, ...changes })).pipe(shop))
          assert.deepStrictEqual(yield* both, [is, is], JSON.stringify(changes))
        }
        yield* partners.save(freshPartner({ version: 5, answers: true })).pipe(shop)
        assert.isFalse(yield* answers.isWanted("quest").pipe(shop))
        assert.isFalse(yield* wanted.pipe(theirs))
      })
    )

    it.effect(
      "gives an answer to one worker at a time until the network accepts it, and to another if that worker dies",
      () =>
        Effect.gen(function* () {
          const { shop, theirs, one, answer, answers, listed } = yield* opened
          assert.strictEqual(yield* answers.claim(one.id, 1).pipe(shop), "done")
          yield* answers.enqueue(one.id, answer).pipe(shop)
          assert.deepStrictEqual((yield* listed)?.answer, { answer: "declined", toldAt: null, trouble: "" })
          assert.strictEqual(yield* answers.claim(one.id, 1_000).pipe(theirs), "done")
          const claimed = { ...answer, claimedAt: 1_000 }
          assert.deepStrictEqual(yield* answers.claim(one.id, 1_000).pipe(shop), { ...claimed, network: "lynx" })
          assert.strictEqual(yield* answers.claim(one.id, 1_001).pipe(shop), "busy")
          const later = 1_001 + claimLifetime
          const again = yield* answers.claim(one.id, later).pipe(shop)
          assert(typeof again === "object")
          assert.deepStrictEqual([again.fileName, again.content], [answer.fileName, answer.content])
          yield* answers.releaseClaim(one.id, answer.sequence, "unreachable 503").pipe(shop)
          assert.deepStrictEqual((yield* listed)?.answer, {
            answer: "declined",
            toldAt: null,
            trouble: "unreachable 503"
          })
          assert(typeof (yield* answers.claim(one.id, later).pipe(shop)) === "object")
          yield* answers.markDelivered(one.id, answer.sequence, 9_000).pipe(shop)
          assert.deepStrictEqual((yield* listed)?.answer, { answer: "declined", toldAt: 9_000, trouble: "" })
          assert.strictEqual(yield* answers.claim(one.id, 9e15).pipe(shop), "done")
          // Recorded twice: the first time is kept.
          yield* answers.markDelivered(one.id, answer.sequence, 10_000).pipe(shop)
          yield* answers.releaseClaim(one.id, answer.sequence, "late").pipe(shop)
          assert.deepStrictEqual((yield* answers.getForUpdate(one.id).pipe(shop))?.toldAt, 9_000)
        })
    )

    it.effect("does not apply the outcome of an earlier answer to the latest one", () =>
      Effect.gen(function* () {
        const { shop, one, answer, answers, listed } = yield* opened
        yield* answers.enqueue(one.id, answer).pipe(shop)
        yield* answers.claim(one.id, 1).pipe(shop)
        const next = { ...answer, answer: "reopened" as const, sequence: 3 }
        yield* answers.enqueue(one.id, next).pipe(shop)
        yield* answers.markDelivered(one.id, answer.sequence, 9).pipe(shop)
        yield* answers.releaseClaim(one.id, answer.sequence, "gone").pipe(shop)
        assert.deepStrictEqual(yield* answers.getForUpdate(one.id).pipe(shop), next)
        yield* answers.remove(one.id).pipe(shop)
        assert.strictEqual(yield* answers.claim(one.id, 9).pipe(shop), "done")
        assert.isNull((yield* listed)?.answer)
      })
    )

    it.effect("keeps an answer when its dispatch is saved", () =>
      Effect.gen(function* () {
        const { shop, one, answer, answers } = yield* opened
        yield* answers.enqueue(one.id, answer).pipe(shop)
        yield* (yield* Dispatches).save(one).pipe(shop)
        assert.deepStrictEqual(yield* answers.getForUpdate(one.id).pipe(shop), answer)
      })
    )
  })
