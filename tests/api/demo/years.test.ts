import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { Bookings } from "#api/demo/years/Bookings.ts"
import { jobOf, stageOf } from "#api/demo/years/jobOf.ts"
import { documentNumbers } from "#api/demo/years/documentNumbers.ts"
import { generateStories } from "#api/demo/years/generateStories.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { recordedFields } from "#domain/jobs/JobChanges.ts"
import { JobDraft } from "#domain/jobs/JobDraft.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { referenceTotals } from "./sumsOnPaper.ts"
import { yearsShop } from "./yearsShop.ts"

const now = Date.parse("2026-11-21T22:00:00Z")
const span = { count: 1_939, from: "2025-05-22", to: "2026-11-20", knownVins: ["1HGCM82633A004352"] }
const stories = generateStories(yearsShop, new Bookings(), span)

const jobs = Effect.runSync(
  Effect.cached(
    Effect.forEach(stories, (story) => {
      const stage = stageOf(story, now)
      return jobOf(
        story,
        {
          job: 1_001 + story.nth,
          invoice: stage === "invoice" ? 1 : null,
          credit: story.won?.credited !== undefined && story.won.credited.at <= now ? 1 : null
        },
        now
      ).pipe(Effect.map((made) => ({ ...made, story })))
    }).pipe(Effect.provide(Layer.mergeAll(newIdV7, secretsRandom)))
  )
)

const share = (which: (story: (typeof stories)[number]) => boolean) => stories.filter(which).length / stories.length
const inPhoenix = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  weekday: "short",
  hour: "2-digit",
  hourCycle: "h23"
})

describe("the demo shop's eighteen-month history", () => {
  it("is identical when generated again", () => {
    assert.deepStrictEqual(generateStories(yearsShop, new Bookings(), span), stories)
  })

  it("has calls during opening hours on every workday, more this year than last, each with a different vehicle", () => {
    assert.strictEqual(stories.length, span.count)
    for (const { quotedAt } of stories) {
      // One location is on Denver time, an hour ahead of Phoenix in summer.
      assert.match(inPhoenix.format(quotedAt), /^(Mon|Tue|Wed|Thu|Fri|Sat), (0[7-9]|1[0-7])$/)
    }
    assert.isAbove(new Set(stories.map(({ quotedAt }) => quotedAt % 86_400_000)).size, 300)
    const between = (from: string, to: string) => share(({ quotedOn }) => quotedOn >= from && quotedOn <= to)
    assert.isAbove(between("2026-06-01", "2026-10-31"), between("2025-06-01", "2025-10-31") * 1.15)
    const vins = stories.map(({ vin }) => vin)
    assert.strictEqual(new Set([...vins, ...span.knownVins]).size, span.count + 1)
    assert.deepStrictEqual(
      vins.filter((vin) => vinFault(vin) !== undefined),
      []
    )
  })

  it("has work steps in order, and never double-books an installer", () => {
    for (const { quotedAt, won } of stories) {
      if (won === undefined) continue
      const steps = [quotedAt, won.acceptedAt, won.orderedAt, won.receivedAt, won.installedAt, won.invoicedAt]
      assert.deepStrictEqual(
        steps.toSorted((one, other) => one - other),
        steps
      )
      for (const { at } of won.receipts) assert.isAtLeast(at, won.invoicedAt)
    }
    const slots = stories.flatMap(({ won }) => (won === undefined ? [] : [won.slot]))
    for (const mine of Map.groupBy(slots, ({ day, installer }) => `${day} ${installer}`).values()) {
      const ordered = mine.toSorted((one, other) => one.start - other.start)
      ordered.forEach(({ start }, at) => assert.isTrue(at === 0 || ordered[at - 1]!.end <= start))
    }
  })

  it.effect(
    "has jobs that pass form validation, with totals matching the reference calculation and payments within the balance",
    () =>
      Effect.gen(function* () {
        const decode = Schema.decodeUnknownSync(JobDraft)
        for (const { job } of yield* jobs) {
          const { customerId, insurance, install, lines, locationId, partsStatus, pricingProfileId, vehicle } = job
          decode({ customerId, insurance, install, lines, locationId, partsStatus, pricingProfileId, vehicle })
          const sums = referenceTotals(job)
          assert.deepStrictEqual({ ...job.totals }, sums, String(job.number))
          const paid = (payer: string) =>
            job.payments.reduce((sum, payment) => (payment.payer === payer ? sum + payment.amountReceived : sum), 0)
          assert.isTrue(paid("customer") <= sums.customerShare && paid("insurer") <= sums.insurerShare)
          assert.strictEqual(
            job.balance,
            !isCredited(job) && job.stage !== "quote"
              ? sums.customerShare + sums.insurerShare - paid("customer") - paid("insurer")
              : 0
          )
          for (const { amountReceived, collectionDate } of job.payments)
            assert.isTrue(
              amountReceived > 0 &&
                collectionDate <= "2026-11-21" &&
                job.stage === "invoice" &&
                collectionDate >= job.invoicedOn
            )
        }
      }),
    20_000
  )

  it.effect(
    "has timelines that end in the job's current state and contain nothing that has not happened",
    () =>
      Effect.gen(function* () {
        for (const { events, job } of yield* jobs) {
          const { fields, lines } = recordedFields(job)
          const last = new Map(
            events.flatMap(({ what }) =>
              what._tag === "changed" ? what.fields.map(({ after, path }) => [path, after] as const) : []
            )
          )
          for (const [path, after] of last)
            assert.deepStrictEqual(
              at(path.startsWith("lines.") ? lines : fields, path.replace("lines.", "")),
              after,
              path
            )
          assert.strictEqual(
            events.findLast(({ what }) => what._tag === "stage")?.what["to" as never] ?? "quote",
            job.stage
          )
          assert.isTrue(events.every((event) => event.at <= now))
          assert.strictEqual(events.filter(({ what }) => what._tag === "payment").length, job.payments.length)
        }
      }),
    20_000
  )

  it.effect(
    "ends with all stages: old work is paid, recent work is open, and every age of debt occurs",
    () =>
      Effect.gen(function* () {
        const made = (yield* jobs).map(({ job }) => job)
        const invoices = made.filter((job) => job.stage === "invoice")
        const old = invoices.filter(({ invoicedOn }) => invoicedOn < "2026-05-01")
        assert.strictEqual(old.filter(({ balance }) => balance > 0).length, 0)
        const owed = (from: string, to: string) =>
          invoices.filter(({ balance, invoicedOn }) => balance > 0 && invoicedOn >= from && invoicedOn <= to).length
        for (const [from, to] of [
          ["2026-10-22", "2026-11-21"],
          ["2026-09-22", "2026-10-21"],
          ["2026-08-23", "2026-09-21"],
          ["2026-01-01", "2026-08-22"]
        ] as const)
          assert.isAbove(owed(from, to), 3, from)
        assert.isAbove(invoices.filter(({ credit }) => credit !== null).length, 8)
        assert.isAbove(invoices.filter(({ balance, payments }) => balance > 0 && payments.length > 0).length, 5)
        assert.isTrue(
          made.filter(({ stage }) => stage === "workorder").every(({ quotedOn }) => quotedOn > "2026-09-30")
        )
        for (const stage of ["quote", "workorder"])
          assert.isAbove(made.filter((job) => job.stage === stage && job.quotedOn > "2026-11-10").length, 5, stage)
        assert.isAbove(made.filter(({ answer }) => answer?.kind === "declined").length, 100)
      }),
    20_000
  )
})

describe("document numbering", () => {
  it("assigns numbers in order of time without gaps, whoever created the documents", () => {
    const papers = [
      { quotedAt: 30, invoicedAt: 31, creditedAt: undefined },
      { quotedAt: 10, invoicedAt: 40, creditedAt: 50 },
      { quotedAt: 20, invoicedAt: undefined, creditedAt: undefined }
    ]
    const { last, of } = documentNumbers(papers)
    assert.deepStrictEqual(papers.map(of), [
      { job: 1_003, invoice: 1, credit: null },
      { job: 1_001, invoice: 2, credit: 1 },
      { job: 1_002, invoice: null, credit: null }
    ])
    assert.deepStrictEqual(last, { job: 1_003, invoice: 2, credit: 1 })
  })
})

/** Returns the value at a dotted path. */
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
