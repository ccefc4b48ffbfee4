import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { validationErrors } from "../shared/faultsOf.ts"

const home = sampleCustomer.billingAddress

/** Spec §3 and §5, field by field. */
const cases: ReadonlyArray<readonly [what: string, changes: object, faults: Record<string, ReadonlyArray<string>>]> = [
  ["accepts the sample", {}, {}],
  ["requires a name", { customerName: "" }, { customerName: ["required"] }],
  ["rejects a blank name", { customerName: "  " }, { customerName: ["required"] }],
  ["rejects a name of 121 characters", { customerName: "a".repeat(121) }, { customerName: ["tooLong:120"] }],
  ["rejects HTML tags in the name", { customerName: "<b>Ada" }, { customerName: ["text.invalidCharacters"] }],
  ["requires a phone number", { phoneNumbers: [] }, { phoneNumbers: ["required"] }],
  [
    "rejects an invalid second phone number",
    { phoneNumbers: [...sampleCustomer.phoneNumbers.slice(0, 1), { phoneNumber: "call me", phoneType: "home" }] },
    { "phoneNumbers.1.phoneNumber": ["phone.invalid"] }
  ],
  [
    "rejects an unknown phone type",
    { phoneNumbers: [{ phoneNumber: "4805550142", phoneType: "pager" }] },
    { "phoneNumbers.0.phoneType": ["invalid"] }
  ],
  ["accepts a missing email address", { emailAddress: "" }, {}],
  ["rejects an invalid email address", { emailAddress: "ada@" }, { emailAddress: ["email.invalid"] }],
  ["accepts missing addresses", { billingAddress: null, shippingAddress: null }, {}],
  [
    "rejects an address without a city",
    { billingAddress: { ...home, city: "" } },
    { "billingAddress.city": ["required"] }
  ],
  [
    "rejects a Canadian province in a US address",
    { shippingAddress: { ...home, region: "QC" } },
    { "shippingAddress.region": ["region.notOfCountry"] }
  ],
  ["rejects an invalid date", { taxExemptExpirationDate: "2026-02-29" }, { taxExemptExpirationDate: ["day.invalid"] }],
  ["rejects unknown payment terms", { paymentTerms: "Net 31" }, { paymentTerms: ["invalid"] }],
  ["rejects an unknown customer type", { customerType: "cash" }, { customerType: ["invalid"] }],
  ["rejects fields set by the server", { version: 7, id: "x" }, { version: ["unexpected"], id: ["unexpected"] }],
  [
    "reports two errors at once",
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
