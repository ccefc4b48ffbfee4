import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { OptionalPhoneNumber, PhoneEntry, PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { validationErrors } from "./faultsOf.ts"

const digits = (minimum: number, maximum: number) =>
  Schema.Array(Schema.Literals(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])).check(
    Schema.isMinLength(minimum),
    Schema.isMaxLength(maximum)
  )
const between = Schema.Array(Schema.Literals(["", " ", "-", ".", "(", ")"])).check(
  Schema.isMinLength(15),
  Schema.isMaxLength(15)
)

/** Digits with separators between them, at most 30 characters. */
const typed = (some: ReadonlyArray<string>, marks: ReadonlyArray<string>) =>
  some.map((digit, at) => `${marks[at]}${digit}`).join("")

describe("a phone number", () => {
  it.prop(
    "of 7 to 15 digits is accepted in any notation and yields its digits",
    [digits(7, 15), between],
    ([some, marks]) => {
      const text = typed(some, marks)
      assert.deepStrictEqual(validationErrors(PhoneNumber, text), {})
      assert.strictEqual(phoneDigits(text), some.join(""))
    }
  )

  it.prop("of more than 15 digits is rejected", [digits(16, 30)], ([some]) => {
    assert.deepStrictEqual(validationErrors(PhoneNumber, some.join("")), { "": ["phone.invalid"] })
  })

  it.prop("of fewer than 7 digits is rejected", [digits(1, 6)], ([some]) => {
    assert.deepStrictEqual(validationErrors(PhoneNumber, some.join("")), { "": ["phone.invalid"] })
  })

  // In ITU-T E.123 and common North American notation.
  it.each(["(609) 123-4567", "+1 609 123 4567", "609.123.4567", "+22 607 123 4567", "1-800-555-0199 x23", "555-0199"])(
    "accepts %s",
    (text) => {
      assert.deepStrictEqual(validationErrors(PhoneNumber, text), {})
    }
  )

  // As pasted from word processors, contact lists, web pages, and both languages of Québec.
  it.each([
    "(602) 555–0199",
    "514‑555‑0199",
    "\u202a+1 (602) 555-0100\u202c",
    "tel:+16025550100",
    "602.555.0100 ext. 12",
    "418 555-0199, poste 23",
    "602-555-0100 #7",
    "602•555•0100"
  ])("accepts %s, pasted", (text) => {
    assert.deepStrictEqual(validationErrors(PhoneNumber, text), {})
  })

  it.each([
    "call me",
    "555-GLASS",
    "ada@glass.example",
    "<5145550199>",
    "5145550199;drop",
    "514-555-0199 or 555-0188",
    "x5145550199",
    "٥١٤٥٥٥٠١٩٩"
  ])("rejects %s", (text) => {
    assert.deepStrictEqual(validationErrors(PhoneNumber, text), { "": ["phone.invalid"] })
  })

  it("is required or optional as the schema says", () => {
    assert.deepStrictEqual(validationErrors(PhoneNumber, ""), { "": ["required"] })
    assert.deepStrictEqual(validationErrors(OptionalPhoneNumber, ""), {})
    assert.deepStrictEqual(validationErrors(OptionalPhoneNumber, "(514) 555-0199"), {})
    assert.notDeepEqual(validationErrors(OptionalPhoneNumber, "12"), {})
  })

  it("is checked entry by entry in a list", () => {
    const list = ["5145550199", "1", "5145550188", ""].map((phoneNumber) => ({ phoneNumber, phoneType: "work" }))
    assert.deepStrictEqual(validationErrors(Schema.Array(PhoneEntry), list), {
      "1.phoneNumber": ["phone.invalid"],
      "3.phoneNumber": ["required"]
    })
  })
})
