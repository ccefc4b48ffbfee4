import { assert, describe, it } from "@effect/vitest"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { contentToSign } from "#domain/jobs/signedContent.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { withoutMoney } from "#domain/signatures/SignedChange.ts"
import { signedChanges } from "#domain/signatures/signedChanges.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const job = freshJob(freshCustomer(), freshLocation(), { number: 1001 })
const since = (change: object) =>
  signedChanges(contentToSign(job, "quote"), contentToSign({ ...job, ...change } as Job, "quote"), {
    from: "Ada",
    to: "Bo"
  })
const [first, ...others] = job.lines as readonly [EstimateLine, ...Array<EstimateLine>]
const line = first.description || first.partNumber
const withFirst = (change: Partial<EstimateLine>) => ({ lines: [{ ...first, ...change }, ...others] })

describe("the changes since a signature", () => {
  it("are none if nothing changed", () => assert.deepStrictEqual(since({}), []))

  it("are reported line by line: added, removed, price, quantity, text, tax, and payer", () => {
    const added = {
      ...first,
      id: "019a0000-0000-7000-8000-0000000000aa",
      description: "Wiper",
      quantity: 200,
      netPrice: 1500
    }
    assert.deepStrictEqual(since({ lines: [...job.lines, added] }), [
      { _tag: "lineAdded", line: "Wiper", extended: 3000 }
    ])
    assert.deepInclude(since({ lines: others })[0], { _tag: "lineRemoved", line })
    assert.deepStrictEqual(since(withFirst({ netPrice: first.netPrice + 100, quantity: 300 })), [
      { _tag: "lineQuantity", line, from: first.quantity, to: 300 },
      { _tag: "linePrice", line, from: first.netPrice, to: first.netPrice + 100 }
    ])
    assert.deepInclude(since(withFirst({ description: "Back glass" }))[0], { _tag: "lineText" })
    assert.deepStrictEqual(since(withFirst({ taxable: !first.taxable, customerPaid: !first.customerPaid })), [
      { _tag: "lineTaxed", line, to: !first.taxable },
      { _tag: "lineCustomerPaid", line, to: !first.customerPaid }
    ])
    assert.deepStrictEqual(since(withFirst({ noChargeReason: "Warranty" })), [
      { _tag: "lineFree", line, from: "", to: "Warranty" }
    ])
  })

  it("include taxes and total, vehicle, customer, insurance, and location, and fields filled in since", () => {
    const { totals, vehicle, install } = job
    assert.deepStrictEqual(since({ totals: { ...totals, partsTax: totals.partsTax + 5, total: totals.total + 5 } }), [
      {
        _tag: "amount",
        what: "tax",
        from: totals.partsTax + totals.laborTax,
        to: totals.partsTax + totals.laborTax + 5
      },
      { _tag: "amount", what: "total", from: totals.total, to: totals.total + 5 }
    ])
    assert.deepStrictEqual(since({ vehicle: { ...vehicle, model: "Corolla", mileage: 5 } }), [
      {
        _tag: "vehicle",
        from: [vehicle.year, vehicle.make, vehicle.model, vehicle.bodyStyle].filter(Boolean).join(" "),
        to: [vehicle.year, vehicle.make, "Corolla", vehicle.bodyStyle].filter(Boolean).join(" ")
      },
      { _tag: "mileage", from: vehicle.mileage, to: 5 }
    ])
    assert.deepStrictEqual(since({ customerId: "019a0000-0000-7000-8000-0000000000ab" }), [
      { _tag: "customer", from: "Ada", to: "Bo" }
    ])
    assert.deepStrictEqual(
      since({ install: { ...install, date: "2027-01-05", timeFrame: "morning", repairLocation: "mobile" } }),
      [
        { _tag: "part", what: "place" },
        { _tag: "installDate", from: install.date, to: "2027-01-05" },
        { _tag: "timeFrame", from: install.timeFrame, to: "morning" }
      ]
    )
  })

  it("exclude money for installer-only users", () => {
    const all = since({ ...withFirst({ netPrice: 1, description: "Other" }), totals: { ...job.totals, total: 1 } })
    assert.deepStrictEqual(
      withoutMoney(all).map(({ _tag }) => _tag),
      ["lineText"]
    )
    assert.deepInclude(withoutMoney(since({ lines: others }))[0], { _tag: "lineRemoved", extended: null })
  })
})
