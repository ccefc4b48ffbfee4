import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { toJob } from "#adapters/postgres/jobs/jobRows.ts"
import { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { RefundId } from "#domain/payments/Payment.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"

type Json = { readonly [name: string]: unknown }

const id = JobId.make("019a0000-0000-7000-8000-000000000001")
const location = freshLocation()
const full = freshJob(freshCustomer(), location, {
  number: 1001,
  stage: "invoice",
  rebillOf: { id, number: 1000 },
  credit: { number: 1, creditedOn: "2026-11-21", rebilledAs: { id, number: 1002 } },
  answer: { kind: "accepted", at: 1, by: "Ada", reason: "", contentHash: "h" },
  install: {
    jobType: "replacement",
    duration: 60,
    installers: [
      {
        userId: UserId.make("019a0000-0000-7000-8000-000000000002"),
        start: "08:00",
        end: "09:00",
        overlapReason: "Two panes"
      }
    ],
    repairLocation: "mobile",
    address: location.address,
    availability: "",
    date: "2026-12-01",
    timeFrame: "morning",
    time: "08:00",
    notes: "",
    complete: false
  },
  payments: [
    {
      ...freshPayment(100),
      refunds: [
        {
          id: RefundId.make("019a0000-0000-7000-8000-000000000003"),
          status: "refunded",
          amount: 50,
          reason: "Half",
          date: "2026-11-21",
          source: "cash"
        }
      ]
    }
  ]
})
const row = JSON.parse(JSON.stringify(Schema.encodeSync(Job)(full))) as Json

/** The paths of all fields inside the row's JSON columns. */
const ways = (value: unknown, way: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.isArray(value)
    ? value.flatMap((one, at) => ways(one, [...way, String(at)]))
    : typeof value !== "object" || value === null
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [[...way, name], ...ways(inner, [...way, name])])

const without = (value: unknown, [name, ...rest]: ReadonlyArray<string>): unknown => {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? without(one, rest) : one))
  const { [name!]: inner, ...others } = value as Json
  return rest.length === 0 ? others : { ...others, [name!]: without(inner, rest) }
}

/**
 * Fields that every version has written and that have no default: the row's tenant, document numbers, refunded amounts.
 */
const always =
  /^(rebillOf\.|credit\.(number|rebilledAs\.)|answer\.kind|install\.installers\.0\.userId|install\.address\.(region|country)|payments\.0\.refunds\.0\.(id|amount|date))/

describe("a job row older than one of its fields", () => {
  const json = ["vehicle", "insurance", "install", "taxRates", "totals", "answer", "credit", "rebillOf"].flatMap(
    (name) => ways(row[name], [name])
  )
  const paid = ways((row["payments"] as ReadonlyArray<Json>)[0]!["refunds"], ["payments", "0", "refunds"])
  const fields = [...json, ...paid].filter((way) => !always.test(way.join(".")))

  it("reads as a job with that field empty, for every field", () => {
    assert.isAbove(fields.length, 50)
    for (const way of fields) {
      const read = toJob(without(row, way) as Json)
      assert.deepStrictEqual(without(JSON.parse(JSON.stringify(read)), way), without(row, way), way.join("."))
    }
  })

  it.each([
    ["an invoice without a date", { credit: null, invoicedOn: "" }],
    ["an invoice without a number", { credit: null, invoiceNumber: null }],
    ["a quote with an invoice date", { stage: "quote", credit: null }],
    ["a work order with a credit note", { stage: "workorder", invoicedOn: "" }],
    ["in an unknown stage", { stage: "estimate", credit: null, invoicedOn: "" }]
  ])("throws an error naming the job when it is %s", (_, columns) => {
    assert.throws(() => toJob({ ...row, ...columns }), full.id)
  })

  it.each([
    ["a quote", { stage: "quote", credit: null, invoicedOn: "", invoiceNumber: null }, Quote],
    ["a work order", { stage: "workorder", credit: null, invoicedOn: "", invoiceNumber: null }, WorkOrder],
    ["a reopened invoice", { stage: "workorder", credit: null, invoicedOn: "" }, WorkOrder],
    ["an invoice", { credit: null }, Invoice],
    ["a credited invoice", {}, CreditedInvoice]
  ])("reads as %s according to its columns", (_, columns, member) =>
    assert.isTrue(toJob({ ...row, ...columns }) instanceof member)
  )

  it("reads as the decoded job, without unknown fields", () => {
    const secret = { secret: 1 }
    const more = { ...row, ...secret, install: { ...(row["install"] as Json), ...secret } }
    assert.deepStrictEqual(toJob(structuredClone(more)), Schema.decodeUnknownSync(Job)(row))
  })

  it("reads as an empty job if its parts were stored as empty objects", () => {
    const bare = toJob({
      ...row,
      vehicle: { vin: full.vehicle.vin },
      insurance: {},
      install: {},
      taxRates: {},
      totals: {},
      answer: null,
      credit: null,
      rebillOf: null,
      payments: []
    })
    assert.deepStrictEqual(
      [bare.install.installers, bare.totals.total, bare.taxRates.exempt, bare.insurance?.company],
      [[], 0, false, ""]
    )
  })
})
