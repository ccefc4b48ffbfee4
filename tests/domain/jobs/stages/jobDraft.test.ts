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
  ["the sample", {}, {}],
  ["a VIN alone", vehicle({ plate: "", plateState: "" }), {}],
  ["a plate and its state alone", vehicle({ vin: "" }), {}],
  ["a plate without its state", vehicle({ vin: "", plateState: "" }), { "vehicle.vin": ["vehicle.required"] }],
  ["a state without a plate", vehicle({ vin: "", plate: " " }), { "vehicle.vin": ["vehicle.required"] }],
  ["neither VIN nor plate", vehicle({ vin: "", plate: "", plateState: "" }), { "vehicle.vin": ["vehicle.required"] }],
  ["a VIN with an O", vehicle({ vin: "4T1DAACK7RUO00001" }), { "vehicle.vin": ["vin.letters"] }],
  ["a VIN of sixteen", vehicle({ vin: "4T1DAACK7RU00001" }), { "vehicle.vin": ["vin.length"] }],
  ["a VIN whose check digit fails", vehicle({ vin: "4T1DAACK8RU000001" }), { "vehicle.vin": ["vin.invalid"] }],
  ["a province's plate", vehicle({ plateState: "QC" }), {}],
  ["a customer who pays alone", { insurance: null }, {}],
  ["a rebate as large as the deductible", insurance({ deductible: 10000, rebate: 10000 }), {}],
  [
    "a rebate one cent larger",
    insurance({ deductible: 10000, rebate: 10001 }),
    { "insurance.rebate": ["job.rebateAboveDeductible"] }
  ],
  [
    "a deductible below nothing",
    insurance({ deductible: -1, rebate: -1 }),
    { "insurance.deductible": ["money.negative"], "insurance.rebate": ["money.negative"] }
  ],
  ["a deductible of half a cent", insurance({ deductible: 0.5, rebate: 0 }), { "insurance.deductible": ["invalid"] }],
  ["an unknown cause of loss", insurance({ causeOfLoss: "102" }), { "insurance.causeOfLoss": ["invalid"] }],
  [
    "a tag in the claim",
    insurance({ claimNumber: "<script>" }),
    { "insurance.claimNumber": ["text.invalidCharacters"] }
  ],
  ["a line of a kind nobody knows", line({ kind: "wiper" }), { "lines.0.kind": ["invalid"] }],
  ["a line without words", line({ description: "" }), { "lines.0.description": ["required"] }],
  ["a line that costs less than nothing", line({ netPrice: -1 }), { "lines.0.netPrice": ["money.negative"] }],
  ["more than all off", line({ discount: 10_001 }), { "lines.0.discount": ["percent.range"] }],
  ["a part taken back", line({ quantity: -100 }), { "lines.0.quantity": ["quantity.range"] }],
  [
    "201 lines",
    { lines: Array.from({ length: 201 }, () => ({ ...sample.lines[0]!, id: crypto.randomUUID() })) },
    { lines: ["tooMany:200"] }
  ],
  ["no customer", { customerId: "" }, { customerId: ["invalid"] }]
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
    ["the sample", {}, {}],
    ["no day", { collectionDate: "" }, { collectionDate: ["required"] }],
    ["no source", { source: " " }, { source: ["required"] }],
    ["no amount", { amountReceived: 0 }, { amountReceived: ["payment.amount"] }],
    ["1000 letters of description", { description: "a".repeat(1000) }, {}],
    ["1001 letters of description", { description: "a".repeat(1001) }, { description: ["tooLong:1000"] }],
    ["an unknown payer", { payer: "shop" }, { payer: ["invalid"] }]
  ] as ReadonlyArray<readonly [string, object, object]>)("%s", (_, changes, faults) => {
    assert.deepStrictEqual(validationErrors(ExternalPaymentDraft, { ...payment, ...changes }), faults)
  })
})
