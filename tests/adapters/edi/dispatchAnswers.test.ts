import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ediTransportNetwork } from "#adapters/edi/ediTransportNetwork.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { declineDispatch, createJobFromDispatch, reopenDispatch } from "#domain/dispatches/decideDispatch.ts"
import type { Dispatch } from "#domain/dispatches/Dispatch.ts"
import type { DispatchAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { receiveDispatch } from "#domain/dispatches/receiveDispatch.ts"
import { deliverDispatchAnswer } from "#domain/edi/deliverDispatchAnswer.ts"
import type { StoredPartner } from "#domain/edi/EdiPartner.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { EdiNotSent, EdiTransport } from "#domain/edi/EdiTransport.ts"
import { removePartner, savePartner } from "#domain/edi/savePartner.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshPartner } from "#tests/contracts/ediContract.ts"
import { freshCustomer, freshLocation, freshTenant, withTenant } from "#tests/contracts/fresh.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { seller } from "#tests/domain/jobs/stages/shopWithCustomer.ts"
import { addTenantInMemory } from "../memory/newTenantInMemory.ts"

const number = sentDispatch().dispatchNumber
const pace = { acknowledge: 0, decide: 0, pay: 0 }

let practice = ""
const transport = Layer.unwrap(
  Effect.map(ediSandbox({ pace, gave: [number] }), (address) => {
    practice = address
    return ediTransportNetwork(address)
  })
)

const opened = Effect.gen(function* () {
  const tenant = freshTenant({ features: ["FullCRM", "WorkRequest", "EDI"] })
  yield* addTenantInMemory(tenant)
  const shop = withTenant(tenant.id)
  const [customer, location] = [freshCustomer(), freshLocation()]
  yield* (yield* Customers).add(customer).pipe(shop)
  yield* (yield* Locations).add(location).pipe(shop)
  const setUp = (changes: Partial<StoredPartner> = {}) =>
    Effect.gen(function* () {
      const partners = yield* EdiPartners
      const version = (yield* partners.get("lynx"))?.version ?? 0
      return (yield* partners.save(freshPartner({ version, answers: true, ...changes })))!
    }).pipe(shop)
  const as = <A, E, R>(work: Effect.Effect<A, E, R>) => work.pipe(Effect.provideService(CurrentUser, seller), shop)
  const sent = (changes: Parameters<typeof sentDispatch>[0] = {}) => receiveDispatch(sentDispatch(changes)).pipe(shop)
  const decline = ({ id, version }: Dispatch) =>
    as(declineDispatch({ id, version, reason: "tooFar", note: "90 miles" }))
  const accept = ({ id, version }: Dispatch) =>
    as(createJobFromDispatch({ id, version, locationId: location.id, customerId: customer.id }))
  const reopen = ({ id, version }: Dispatch) => as(reopenDispatch({ id, version }))
  const deliver = ({ id }: Dispatch) => deliverDispatchAnswer(id).pipe(shop)
  /** What the practice network received from the shop. */
  const heard = Effect.promise(async () => {
    const answer = await fetch(`${practice}/lynx/${tenant.id}/answers`)
    return ((await answer.json()) as { answers: ReadonlyArray<DispatchAnswer> }).answers
  })
  const listed = Dispatches.use(({ list }) => list({})).pipe(
    Effect.map(({ items }) => items[0]),
    Effect.orDie,
    shop
  )
  return { shop, setUp, sent, decline, accept, reopen, deliver, heard, listed }
})

layer(transport.pipe(Layer.provideMerge(inMemory())), { excludeTestServices: true })(
  "answers to a network's dispatch",
  (it) => {
    it.effect("report that the shop declines with a reason, reopens, and accepts the work", () =>
      Effect.gen(function* () {
        const { setUp, sent, decline, accept, reopen, deliver, heard, listed } = yield* opened
        yield* setUp()
        const declined = yield* decline(yield* sent())
        assert.deepStrictEqual((yield* listed)?.answer, { answer: "declined", toldAt: null, trouble: "" })
        yield* deliver(declined)
        const said = { kind: "dispatchAnswer", number, jobNumber: null } as const
        const [first] = yield* heard
        assert.deepStrictEqual(first, {
          ...said,
          sequence: 2,
          answer: "declined",
          reason: "tooFar",
          note: "90 miles",
          answeredAt: declined.decidedAt
        } as never)
        assert.isNumber((yield* listed)?.answer?.toldAt)
        yield* deliver(declined)

        const reopened = yield* reopen(declined)
        yield* deliver(reopened)
        assert.deepInclude((yield* heard)[0], { ...said, sequence: 3, answer: "reopened", reason: null, note: "" })

        const accepted = yield* accept(reopened)
        yield* deliver(accepted)
        const all = yield* heard
        assert.strictEqual(all.length, 1)
        assert.deepInclude(all[0], { number, sequence: 4, answer: "accepted", reason: null })
        assert.strictEqual(all[0]?.jobNumber, (yield* listed)?.job?.number)
        assert.deepInclude((yield* listed)?.answer, { answer: "accepted", trouble: "" })
      })
    )

    it.effect(
      "are not sent if the network's setup does not request them, nor after they are disabled or the network is removed",
      () =>
        Effect.gen(function* () {
          const { shop, setUp, sent, decline, reopen, deliver, heard, listed } = yield* opened
          yield* setUp({ answers: false })
          const declined = yield* decline(yield* sent())
          yield* deliver(declined)
          assert.isNull((yield* listed)?.answer)
          yield* setUp()
          // An answer that was never sent is not withdrawn.
          const again = yield* decline(yield* reopen(declined))
          yield* setUp({ answers: false })
          yield* deliver(again)
          assert.isNull((yield* listed)?.answer)
          const partner = yield* setUp()
          const { version } = yield* removePartner(partner, "2026-11-28").pipe(shop)
          assert.isFalse((yield* (yield* EdiPartners).get("lynx").pipe(shop))?.answers)
          // A client that does not know this setting leaves it unchanged.
          const { answers: _, hasSecret: _has, secret: _secret, ...typed } = freshPartner({ version })
          assert.isFalse((yield* savePartner(typed).pipe(shop)).answers)
          const on = yield* savePartner({ ...typed, version: version + 1, answers: true }).pipe(shop)
          assert.isTrue((yield* savePartner({ ...typed, version: on.version }).pipe(shop)).answers)
          assert.deepStrictEqual(yield* heard, [])
        })
    )

    it.effect("are not sent if withdrawn, or superseded by the network's own revision, before they left", () =>
      Effect.gen(function* () {
        const { setUp, sent, decline, reopen, deliver, heard, listed } = yield* opened
        yield* setUp()
        const reopened = yield* reopen(yield* decline(yield* sent()))
        yield* deliver(reopened)
        const declined = yield* decline(reopened)
        const revised = yield* sent({ deductible: 5_000 })
        assert.strictEqual(revised.state, "new")
        yield* deliver(declined)
        assert.deepStrictEqual([yield* heard, (yield* listed)?.answer], [[], null])
      })
    )

    it.effect("arrive once if a worker is killed after sending and another sends again", () =>
      Effect.gen(function* () {
        const { shop, setUp, sent, accept, deliver, heard, listed } = yield* opened
        yield* setUp()
        const accepted = yield* accept(yield* sent())
        const real = yield* EdiTransport
        const names: Array<string> = []
        const killed = EdiTransport.of({
          ...real,
          send: (reach, name, content) =>
            Effect.andThen(real.send(reach, name, content), () => {
              names.push(name)
              return Effect.die(new Error("killed"))
            })
        })
        yield* deliver(accepted).pipe(Effect.provideService(EdiTransport, killed), Effect.exit)
        assert.isNull((yield* listed)?.answer?.toldAt)
        assert.strictEqual((yield* Effect.flip(deliver(accepted))).reason, "unreachable")
        // The claim has expired: another worker takes over and is killed after the network accepted the answer.
        const answers = yield* DispatchAnswers
        yield* answers.claim(accepted.id, 9e15).pipe(shop)
        yield* answers.releaseClaim(accepted.id, accepted.version, "").pipe(shop)
        const cut = EdiTransport.of({
          ...real,
          send: (reach, name, content) =>
            Effect.andThen(real.send(reach, name, content), () => {
              names.push(name)
              return Effect.fail(new EdiNotSent({ reason: "unreachable", text: "the connection was closed" }))
            })
        })
        yield* deliver(accepted).pipe(Effect.provideService(EdiTransport, cut), Effect.flip)
        assert.strictEqual((yield* listed)?.answer?.trouble, "unreachable the connection was closed")
        yield* deliver(accepted)
        assert.deepStrictEqual(
          [names, (yield* heard).map(({ answer }) => answer)],
          [[`answer-${number}-2.json`, `answer-${number}-2.json`], ["accepted"]]
        )
        assert.deepInclude((yield* listed)?.answer, { answer: "accepted", trouble: "" })
        assert.isNumber((yield* listed)?.answer?.toldAt)
      })
    )

    it.effect("are rejected for work the network never assigned, which the dispatch shows", () =>
      Effect.gen(function* () {
        const { setUp, sent, decline, deliver, heard, listed } = yield* opened
        yield* setUp()
        const declined = yield* decline(yield* sent({ dispatchNumber: "00/77" }))
        assert.strictEqual((yield* Effect.flip(deliver(declined))).reason, "refused")
        assert.deepInclude((yield* listed)?.answer, {
          toldAt: null,
          trouble: "refused 422 no dispatch 00/77 was given"
        })
        assert.deepStrictEqual(yield* heard, [])
      })
    )

    it.effect("are ignored if older than the current answer and rejected if malformed", () =>
      Effect.gen(function* () {
        const put = (name: string, body: unknown) =>
          Effect.promise(async () => {
            const answer = await fetch(`${practice}/lynx/late/in/${name}`, {
              method: "PUT",
              body: JSON.stringify(body)
            })
            return answer.status
          })
        const answer = { kind: "dispatchAnswer", number, reason: null, note: "", jobNumber: 1, answeredAt: 1 }
        assert.strictEqual(yield* put("a", { ...answer, sequence: 4, answer: "accepted" }), 201)
        assert.strictEqual(yield* put("a", { ...answer, sequence: 4, answer: "accepted" }), 200)
        assert.strictEqual(yield* put("b", { ...answer, sequence: 2, answer: "declined" }), 200)
        assert.strictEqual(yield* put("c", { ...answer, sequence: 5, answer: "perhaps" }), 422)
        assert.strictEqual(yield* put("a", { ...answer, sequence: 6, answer: "reopened" }), 409)
        const { answers } = yield* Effect.promise(async () => {
          const found = await fetch(`${practice}/lynx/late/answers`)
          return (await found.json()) as { answers: ReadonlyArray<DispatchAnswer> }
        })
        assert.deepStrictEqual(
          answers.map(({ answer: said, sequence }) => [said, sequence]),
          [["accepted", 4]]
        )
      })
    )
  }
)
