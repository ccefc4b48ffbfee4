import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { CreditedInvoice, Invoice, isCredited, isJob, Job, Quote, withFields, WorkOrder } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"

const codec = Schema.toCodecJson(Job)
const encode = Schema.encodeSync(codec)
const decode = Schema.decodeUnknownSync(codec)

const related = { id: JobId.make("019a0000-0000-7000-8000-000000000001"), number: 1042 }
const members = { quote: Quote, workorder: WorkOrder, invoice: Invoice, credited: CreditedInvoice }

/** What a job may contain at any stage. */
const Said = Schema.Struct({
  member: Schema.Literals(["quote", "workorder", "invoice", "credited"]),
  number: Schema.Int.check(Schema.isBetween({ minimum: 1001, maximum: 9999 })),
  wasInvoiced: Schema.Boolean,
  isRebilled: Schema.Boolean,
  isAnswered: Schema.Boolean,
  isInsured: Schema.Boolean,
  paid: Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9999 }))).check(Schema.isMaxLength(3))
})

const jobOf = ({ member, number, wasInvoiced, isRebilled, isAnswered, isInsured, paid }: typeof Said.Type): Job => {
  const sample = freshJob(freshCustomer(), freshLocation(), { number })
  return jobAt({
    ...sample,
    stage: member === "credited" ? "invoice" : member,
    invoicedOn: "2026-11-22",
    invoiceNumber: wasInvoiced ? number + 1 : null,
    credit:
      member === "credited" ? { number: 3, creditedOn: "2026-11-23", rebilledAs: isRebilled ? related : null } : null,
    rebillOf: isRebilled ? related : null,
    answer: isAnswered ? { kind: "accepted", at: 1, by: "Ada", reason: "", contentHash: "h" } : null,
    insurance: isInsured ? sample.insurance : null,
    payments: paid.map(freshPayment)
  })
}

const withSecret = (line: object) => ({ ...line, secret: 3 })

describe("a job", () => {
  it.effect.prop("decodes from JSON to the same member of the union with every field", [Said], ([said]) =>
    Effect.sync(() => {
      const job = jobOf(said)
      const back = decode(JSON.parse(JSON.stringify(encode(job))))
      assert.deepStrictEqual(back, job)
      assert.isTrue(back instanceof members[said.member])
      assert.strictEqual(isCredited(back), said.member === "credited")
      assert.isTrue(isJob(back))
    })
  )

  it.effect.prop("stays at its stage when its facts change", [Said], ([said]) =>
    Effect.sync(() => {
      const job = jobOf(said)
      const changed = withFields(job, { partsStatus: "complete", balance: 7 })
      assert.isTrue(changed instanceof members[said.member])
      assert.deepStrictEqual({ ...changed, partsStatus: job.partsStatus, balance: job.balance }, { ...job })
    })
  )

  it.effect.prop("has no fields of another stage in JSON", [Said], ([said]) =>
    Effect.sync(() => {
      const sent = encode(jobOf(said)) as object
      const isInvoice = said.member === "invoice" || said.member === "credited"
      assert.deepStrictEqual(["invoicedOn" in sent, "credit" in sent], [isInvoice, isInvoice])
    })
  )

  it.effect.prop("is its own JSON, as responses assume (`isOwnJson`)", [Said], ([said]) =>
    Effect.sync(() => {
      const job = jobOf(said)
      assert.deepStrictEqual(JSON.parse(JSON.stringify(job)), JSON.parse(JSON.stringify(encode(job))))
    })
  )

  it.effect.prop("has no fields its class does not name, however it is created", [Said], ([said]) =>
    Effect.sync(() => {
      const job = jobOf(said)
      const more = { ...job, secret: 1, vehicle: { ...job.vehicle, secret: 2 }, lines: job.lines.map(withSecret) }
      const made = [
        new members[said.member](more as never, { disableChecks: true }),
        Job.make(more as never, { disableChecks: true }),
        withFields(job, more as never, { disableChecks: true }),
        decode(JSON.parse(JSON.stringify(more)))
      ]
      for (const one of made) {
        assert.isTrue(one instanceof members[said.member])
        assert.notInclude(JSON.stringify(one), "secret")
      }
    })
  )

  const invoice = encode(
    jobAt({ ...freshJob(freshCustomer(), freshLocation(), { number: 1001 }), stage: "invoice" })
  ) as object
  it.each([
    ["an invoice without a date", { ...invoice, invoicedOn: "" }],
    ["an invoice without a number", { ...invoice, invoiceNumber: null }],
    ["an invoice with an incomplete credit note", { ...invoice, credit: { number: 1 } }],
    ["an invoice without the credit note field", { ...invoice, credit: undefined }],
    ["in an unknown stage", { ...invoice, stage: "credited" }]
  ])("cannot be %s", (_, sent) => assert.throws(() => decode(sent)))
})
