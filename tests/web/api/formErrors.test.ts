import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { JobInsurance, emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { readForm } from "#web/forms/formErrors.ts"
import { type FormPath, valueAt, withValueAt } from "#web/forms/formPath.ts"
import { userActionFor } from "#web/api/useApiMutation.ts"
import { screenTexts } from "#domain/words/screenTexts.ts"
import { errorText, type Translator } from "#web/words/useWords.ts"

const faults = (read: ReturnType<typeof readForm>) => (Result.isFailure(read) ? read.failure : {})

describe("form validation errors", () => {
  it("names each field by path, including lists and addresses, with a message id", () => {
    const address = { ...sampleCustomer.billingAddress, city: "", region: "QC", postalCode: "1234567890123456" }
    assert.deepStrictEqual(
      faults(
        readForm(CustomerDraft, {
          ...sampleCustomer,
          customerName: "<b>Ada</b>",
          emailAddress: `${"a".repeat(250)}@b.example`,
          phoneNumbers: [
            { phoneNumber: "(480) 555-0142", phoneType: "mobile" },
            { phoneNumber: "555", phoneType: "home" }
          ],
          billingAddress: address
        })
      ),
      {
        customerName: ["text.invalidCharacters"],
        emailAddress: ["tooLong:254"],
        "phoneNumbers.1.phoneNumber": ["phone.invalid"],
        "billingAddress.city": ["required"],
        "billingAddress.postalCode": ["tooLong:15"]
      }
    )
  })

  it("reports a rule across two fields at the field that breaks it", () => {
    assert.deepStrictEqual(faults(readForm(JobInsurance, { ...emptyInsurance, deductible: 10000, rebate: 10001 })), {
      rebate: ["job.rebateAboveDeductible"]
    })
    assert.deepStrictEqual(faults(readForm(JobInsurance, { ...emptyInsurance, deductible: 10000, rebate: 10000 })), {})
  })

  it("returns the domain value if there are no errors", () => {
    const read = readForm(CustomerDraft, sampleCustomer)
    assert.isTrue(Result.isSuccess(read) && read.success.customerName === "Ada Moreno")
  })
})

const english: Readonly<Record<string, string>> = await screenTexts("en")

const talk = {
  knows: (id: string) => Object.hasOwn(english, id),
  said: (id: string, values: Record<string, unknown> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), english[id]!)
} as unknown as Translator

describe("error messages, spec §5", () => {
  const cases: ReadonlyArray<readonly [string, { readonly label: string; readonly isChoice?: boolean }, string]> = [
    ["required", { label: "Customer name" }, "Please enter the customer name"],
    ["required", { label: "VIN" }, "Please enter the VIN"],
    ["required", { label: "Country", isChoice: true }, "Please select the country"],
    ["tooLong:254", { label: "Email" }, "Email cannot exceed 254 characters"],
    ["email.invalid", { label: "Email" }, "Email should be in valid format"],
    ["phone.invalid", { label: "Phone number" }, "Please enter a valid phone number"],
    ["text.invalidCharacters", { label: "City" }, "City contains invalid characters"],
    ["job.rebateAboveDeductible", { label: "Rebate" }, "The rebate amount cannot exceed the deductible amount"],
    ["vehicle.required", { label: "VIN" }, "Please enter either the VIN or the license plate and state"],
    ["vin.invalid", { label: "VIN" }, "VIN is invalid"],
    ["nobody.knowsThis", { label: "City" }, "City is not valid"]
  ]
  for (const [id, named, text] of cases)
    it(`${id}: ${text}`, () => assert.strictEqual(errorText(talk, id, named), text))
})

describe("setting a form value by path", () => {
  const form = { name: "Ada", phones: [{ number: "1" }, { number: "2" }], address: null as null | { city: string } }

  it("replaces the value and keeps all other objects identical", () => {
    const path: FormPath<typeof form> = "phones.1.number"
    const next = withValueAt(form, path, "3")
    assert.deepStrictEqual(next, { ...form, phones: [{ number: "1" }, { number: "3" }] })
    assert.strictEqual(next.phones[0], form.phones[0])
    assert.strictEqual(form.phones[1]?.number, "2")
  })

  it("creates missing objects on the way", () => {
    assert.deepStrictEqual(withValueAt(form, "address.city", "Tempe").address, { city: "Tempe" })
    assert.isUndefined(valueAt(form, "address.city"))
  })
})

describe("an idempotency key", () => {
  it("is reused only while the same request is retried", () => {
    const first = userActionFor(undefined, { amount: 100 })
    assert.strictEqual(userActionFor(first, { amount: 100 }).key, first.key)
    assert.notStrictEqual(userActionFor(first, { amount: 101 }).key, first.key)
    assert.notStrictEqual(userActionFor(undefined, { amount: 100 }).key, first.key)
  })
})
