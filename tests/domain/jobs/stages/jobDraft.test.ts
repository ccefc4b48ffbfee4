import { assert, describe, it } from "@effect/vitest"
import { JobDraft } from "#domain/jobs/JobDraft.ts"
import { ExternalPaymentDraft } from "#domain/payments/Payment.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { freshCustomer, freshLocation } from "#tests/contracts/fresh.ts"
import { validationErrors } from "../../shared/faultsOf.ts"

const sample = JSON.parse(JSON.stringify(sampleJob(freshCustomer().id, freshLocation().id))) as JobDraft
const vehicle = (changes: object) => ({ vehicle: { ...sample.vehicle, ...changes } })
const insurance = (changes: object) => ({ insurance: { ...sample.insurance!, ...changes } })
const line = (changes: object) => ({ lines: [{ ...sample.lines[0]!, ...changes }] })

/** Spec §3 and §5. */
const cases: ReadonlyArray<readonly [what: string, changes: object, faults: Record<string, ReadonlyArray<string>>]> = [
  ["accepts the sample", {}, {}],
  ["accepts a VIN without a plate", vehicle({ plate: "", plateState: "" }), {}],
  ["accepts a plate and its state without a VIN", vehicle({ vin: "" }), {}],
  ["rejects a plate without its state", vehicle({ vin: "", plateState: "" }), { "vehicle.vin": ["vehicle.required"] }],
  ["rejects a state without a plate", vehicle({ vin: "", plate: " " }), { "vehicle.vin": ["vehicle.required"] }],
  [
    "requires a VIN or a plate",
    vehicle({ vin: "", plate: "", plateState: "" }),
    { "vehicle.vin": ["vehicle.required"] }
  ],
  ["rejects a VIN with an O", vehicle({ vin: "4T1DAACK7RUO00001" }), { "vehicle.vin": ["vin.letters"] }],
  ["rejects a VIN of 16 characters", vehicle({ vin: "4T1DAACK7RU00001" }), { "vehicle.vin": ["vin.length"] }],
  ["rejects a VIN with a wrong check digit", vehicle({ vin: "4T1DAACK8RU000001" }), { "vehicle.vin": ["vin.invalid"] }],
  ["accepts a Canadian plate", vehicle({ plateState: "QC" }), {}],
  ["accepts a job without insurance", { insurance: null }, {}],
  ["accepts a rebate equal to the deductible", insurance({ deductible: 10000, rebate: 10000 }), {}],
  [
    "rejects a rebate one cent above the deductible",
    insurance({ deductible: 10000, rebate: 10001 }),
    { "insurance.rebate": ["job.rebateAboveDeductible"] }
  ],
  [
    "rejects a negative deductible and rebate",
    insurance({ deductible: -1, rebate: -1 }),
    { "insurance.deductible": ["money.negative"], "insurance.rebate": ["money.negative"] }
  ],
  ["rejects fractional cents", insurance({ deductible: 0.5, rebate: 0 }), { "insurance.deductible": ["invalid"] }],
  ["rejects an unknown cause of loss", insurance({ causeOfLoss: "102" }), { "insurance.causeOfLoss": ["invalid"] }],
  [
    "rejects HTML tags in the claim number",
    insurance({ claimNumber: "<script>" }),
    { "insurance.claimNumber": ["text.invalidCharacters"] }
  ],
  ["rejects an unknown line kind", line({ kind: "wiper" }), { "lines.0.kind": ["invalid"] }],
  ["rejects a line without a description", line({ description: "" }), { "lines.0.description": ["required"] }],
  ["rejects a negative price", line({ netPrice: -1 }), { "lines.0.netPrice": ["money.negative"] }],
  ["rejects a discount above 100 %", line({ discount: 10_001 }), { "lines.0.discount": ["percent.range"] }],
  ["rejects a negative quantity", line({ quantity: -100 }), { "lines.0.quantity": ["quantity.range"] }],
  [
    "rejects 201 lines",
    { lines: Array.from({ length: 201 }, () => ({ ...sample.lines[0]!, id: crypto.randomUUID() })) },
    { lines: ["tooMany:200"] }
  ],
  ["requires a customer", { customerId: "" }, { customerId: ["invalid"] }]
]

describe("a job draft", () => {
  it.each(cases)("%s", (_, changes, faults) => {
    assert.deepStrictEqual(validationErrors(JobDraft, { ...sample, ...changes }), faults)
  })
})

/** Spec §3 and §5 Payment. */
const payment = { payer: "customer", collectionDate: "2026-11-21", source: "Cash", amountReceived: 1, description: "" }
describe("a payment draft", () => {
  it.each([
    ["accepts the sample", {}, {}],
    ["requires a date", { collectionDate: "" }, { collectionDate: ["required"] }],
    ["requires a source", { source: " " }, { source: ["required"] }],
    ["rejects an amount of zero", { amountReceived: 0 }, { amountReceived: ["payment.amount"] }],
    ["accepts a description of 1,000 characters", { description: "a".repeat(1000) }, {}],
    ["rejects a description of 1,001 characters", { description: "a".repeat(1001) }, { description: ["tooLong:1000"] }],
    ["rejects an unknown payer", { payer: "shop" }, { payer: ["invalid"] }]
  ] as ReadonlyArray<readonly [string, object, object]>)("%s", (_, changes, faults) => {
    assert.deepStrictEqual(validationErrors(ExternalPaymentDraft, { ...payment, ...changes }), faults)
  })
})
