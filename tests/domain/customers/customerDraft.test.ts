import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { validationErrors } from "../shared/faultsOf.ts"

const home = sampleCustomer.billingAddress

/** Spec §3 and §5, field by field. */
const cases: ReadonlyArray<readonly [what: string, changes: object, faults: Record<string, ReadonlyArray<string>>]> = [
  ["the sample", {}, {}],
  ["no name", { customerName: "" }, { customerName: ["required"] }],
  ["blanks for a name", { customerName: "  " }, { customerName: ["required"] }],
  ["121 letters of name", { customerName: "a".repeat(121) }, { customerName: ["tooLong:120"] }],
  ["a tag in the name", { customerName: "<b>Ada" }, { customerName: ["text.invalidCharacters"] }],
  ["no phone", { phoneNumbers: [] }, { phoneNumbers: ["required"] }],
  [
    "a bad second phone",
    { phoneNumbers: [...sampleCustomer.phoneNumbers.slice(0, 1), { phoneNumber: "call me", phoneType: "home" }] },
    { "phoneNumbers.1.phoneNumber": ["phone.invalid"] }
  ],
  [
    "an unknown kind of phone",
    { phoneNumbers: [{ phoneNumber: "4805550142", phoneType: "pager" }] },
    { "phoneNumbers.0.phoneType": ["invalid"] }
  ],
  ["no e-mail", { emailAddress: "" }, {}],
  ["a bad e-mail", { emailAddress: "ada@" }, { emailAddress: ["email.invalid"] }],
  ["no addresses", { billingAddress: null, shippingAddress: null }, {}],
  ["an address without a city", { billingAddress: { ...home, city: "" } }, { "billingAddress.city": ["required"] }],
  [
    "a province in the States",
    { shippingAddress: { ...home, region: "QC" } },
    { "shippingAddress.region": ["region.notOfCountry"] }
  ],
  ["a day that is none", { taxExemptExpirationDate: "2026-02-29" }, { taxExemptExpirationDate: ["day.invalid"] }],
  ["unknown terms", { paymentTerms: "Net 31" }, { paymentTerms: ["invalid"] }],
  ["an unknown type", { customerType: "cash" }, { customerType: ["invalid"] }],
  ["what a shop decides, not a form", { version: 7, id: "x" }, { version: ["unexpected"], id: ["unexpected"] }],
  [
    "two faults at once",
    { customerName: "", emailAddress: "x" },
    { customerName: ["required"], emailAddress: ["email.invalid"] }
  ]
]

describe("a customer draft", () => {
  it.each(cases)("%s", (_, changes, faults) => {
    assert.deepStrictEqual(validationErrors(CustomerDraft, { ...sampleCustomer, ...changes }), faults)
  })

  // Older clients omit the status.
  it.each(Object.keys(sampleCustomer).filter((field) => field !== "status"))("requires its field %s", (field) => {
    const { [field as "customerName"]: _, ...rest } = sampleCustomer
    assert.deepStrictEqual(validationErrors(CustomerDraft, rest), { [field]: ["required"] })
  })

  it("is active by default", () => {
    const { status: _, ...rest } = sampleCustomer
    assert.strictEqual(Schema.decodeUnknownSync(CustomerDraft)(rest).status, "active")
  })
})
