import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { Customer, CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { readForm } from "#web/forms/formErrors.ts"
import { customerValues } from "#web/customers/customerKind.ts"

const id = CustomerId.make("019a0000-0000-7000-8000-000000000061")

describe("the customer form", () => {
  const {
    customerName,
    phoneNumbers,
    emailAddress,
    billingAddress,
    shippingAddress,
    taxExemptExpirationDate,
    ...loose
  } = CustomerDraft.fields
  const asSample = Schema.Struct({
    hasBilling: Schema.Boolean,
    hasShipping: Schema.Boolean,
    until: Schema.Literals(["", "2026-11-21"])
  })

  it.effect.prop(
    "sends the stored values if saved without changes",
    [Schema.Struct(loose), asSample],
    ([some, { hasBilling, hasShipping, until }]) =>
      Effect.sync(() => {
        const address = (isThere: boolean) => (isThere ? sampleCustomer.billingAddress : null)
        const draft = {
          ...sampleCustomer,
          ...some,
          billingAddress: address(hasBilling),
          shippingAddress: address(hasShipping),
          taxExemptExpirationDate: until
        }
        const values = customerValues(new Customer({ id, version: 3, ...draft }), "en")
        assert.deepStrictEqual(JSON.parse(JSON.stringify(values)), values)
        assert.deepStrictEqual(Schema.decodeUnknownSync(CustomerDraft, { onExcessProperty: "error" })(values), draft)
      })
  )

  it("requires only a name and a phone number for a new customer", () => {
    const read = readForm(CustomerDraft, customerValues(undefined, "fr"))
    assert.deepStrictEqual(Result.isFailure(read) && read.failure, {
      customerName: ["required"],
      "phoneNumbers.0.phoneNumber": ["required"]
    })
    const answered = {
      ...customerValues(undefined, "fr"),
      customerName: "Ada",
      phoneNumbers: [{ phoneNumber: "480 555 0142", phoneType: "mobile" as const }]
    }
    assert.isTrue(Result.isSuccess(readForm(CustomerDraft, answered)))
  })

  it("shows what the shop knows about the sample customer", () => {
    assert.deepStrictEqual(customerValues(new Customer({ id, version: 1, ...sampleCustomer }), "en"), sampleCustomer)
  })
})
