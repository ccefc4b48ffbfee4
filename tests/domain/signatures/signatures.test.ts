import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { changeJobWork } from "#domain/jobs/jobsHandlers.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { SignatureMark } from "#domain/signatures/Signature.ts"
import { signDocument, signaturesOn } from "#domain/signatures/signaturesHandlers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const bea: SignedInUser = {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["sales"],
  features: ["FullCRM"],
  accountActive: true
}
const atDesk = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  work.pipe(inDemo, Effect.provideService(CurrentUser, bea), Effect.provide(twoMemoryShops))
const aJob = (id: JobId) => Jobs.use((jobs) => jobs.get(id))
const workOf = ({ id, status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry }: EstimateLine) => ({
  id,
  status,
  dotNumber,
  adhesiveManufacturer,
  adhesiveLot,
  adhesiveExpiry
})
const ada = { document: "workorder", signedBy: "Ada Moreno", mark: { _tag: "typed", name: "Ada Moreno" } } as const

describe("a signature on a job's document", () => {
  it.effect(
    "stays valid while the document matches what was signed: later work details do not matter, another price does",
    () =>
      Effect.gen(function* () {
        const { id, version } = yield* sampleQuote()
        const given = yield* signDocument({ id, version, ...ada })
        assert.deepStrictEqual([given.takenBy, given.isCurrent], [{ id: bea.id, name: "Bea Ortiz" }, true])
        const quote = yield* aJob(id)
        yield* changeJobWork({
          id,
          version: quote.version,
          lines: [{ ...workOf(quote.lines[0]!), adhesiveLot: "L-7", dotNumber: "DOT 18" }],
          notes: quote.install.notes,
          complete: true
        })
        assert.deepStrictEqual(
          (yield* signaturesOn(id)).map(({ isCurrent }) => isCurrent),
          [true]
        )
        const worked = yield* aJob(id)
        yield* changeJob({
          ...worked,
          lines: worked.lines.map((line, at) => (at === 0 ? { ...line, netPrice: line.netPrice + 1 } : line))
        })
        assert.deepStrictEqual(
          (yield* signaturesOn(id)).map(({ isCurrent }) => isCurrent),
          [false]
        )
        const { items } = yield* JobChanges.use(({ list }) => list(id, { kind: "signature" }))
        assert.deepStrictEqual(
          items.map(({ what }) => what),
          [{ _tag: "signature", signedBy: "Ada Moreno", document: "workorder", how: "typed" }]
        )
      }).pipe(atDesk)
  )

  it.effect(
    "stays valid and reports what was added when date and mileage are set; changes are shown to installers without money",
    () =>
      Effect.gen(function* () {
        const { id, version } = yield* sampleQuote()
        yield* signDocument({ id, version, ...ada, document: "quote" })
        const signed = yield* aJob(id)
        yield* changeJob({
          ...signed,
          vehicle: { ...signed.vehicle, mileage: 31_500 },
          install: { ...signed.install, date: "2026-11-30", installers: [] }
        })
        const [planned] = yield* signaturesOn(id)
        assert.deepStrictEqual(
          [planned!.isCurrent, planned!.changes],
          [
            true,
            [
              { _tag: "mileage", from: signed.vehicle.mileage, to: 31_500 },
              { _tag: "installDate", from: signed.install.date, to: "2026-11-30" }
            ]
          ]
        )
        assert.notProperty(planned, "content")
        const now = yield* aJob(id)
        const [first, ...others] = now.lines
        yield* changeJob({ ...now, lines: [{ ...first!, netPrice: first!.netPrice + 1_000 }, ...others] })
        const [changed] = yield* signaturesOn(id)
        assert.isFalse(changed!.isCurrent)
        assert.deepInclude(changed!.changes!, {
          _tag: "linePrice",
          line: first!.description,
          from: first!.netPrice,
          to: first!.netPrice + 1_000
        })
      }).pipe(atDesk)
  )

  it.effect("is rejected on a document that was saved since", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      yield* changeJob({ ...quote, partsStatus: "complete" })
      assert.deepInclude(yield* Effect.flip(signDocument({ id: quote.id, version: quote.version, ...ada })), {
        _tag: "SignedTooLate",
        version: 2
      })
    }).pipe(atDesk)
  )

  it("is a few strokes of integers or a name, and nothing else is accepted", () => {
    const takes = (mark: unknown) => Schema.is(SignatureMark)(mark)
    const drawn = (...strokes: ReadonlyArray<string>) => ({ _tag: "drawn", width: 600, height: 200, strokes })
    assert.isTrue(takes(drawn("M1 2", "M0 0L600 200L1 1")))
    assert.isTrue(takes({ _tag: "typed", name: "Zoë O’Hara" }))
    const refused = [
      drawn(),
      drawn(""),
      drawn("M1 2Z"),
      drawn("M1 2L3"),
      drawn("M-1 2L3 4"),
      drawn("M1.5 2"),
      drawn('M1 2"/><script>'),
      drawn("M10000 2"),
      drawn(`M0 0${"L1 1".repeat(2_000)}`),
      drawn(...Array.from({ length: 201 }, () => "M1 1")),
      drawn(...Array.from({ length: 10 }, () => `M0 0${"L1000 1000".repeat(700)}`)),
      { ...drawn("M1 2"), width: 1e9 },
      { ...drawn("M1 2"), height: 0 },
      { _tag: "typed", name: " " },
      { _tag: "typed", name: "<b>Ada</b>" },
      { _tag: "typed", name: "x".repeat(121) }
    ]
    for (const mark of refused) assert.isFalse(takes(mark), JSON.stringify(mark).slice(0, 80))
  })
})
