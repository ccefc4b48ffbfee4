import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { FederalTaxId, federalTaxIdText } from "#domain/business-information/BusinessInformation.ts"

const isRight = Schema.is(FederalTaxId)

// IRS, "Employer ID numbers": nine digits, written 00-0000000. CRA, "Business number": nine digits and a program
// account of two letters and four digits.
describe("a federal tax id", () => {
  it.each(["", "12-3456789", "123456789", "123456789 RT0001", "123456789RT0001", "123456789 rc 0002"])(
    "accepts %j",
    (text) => assert.isTrue(isRight(text))
  )

  it.each([
    "1-23456789",
    "12-345678",
    "12-34567890",
    "1234567890",
    "ABCDEFGHI",
    "12 3456789 0",
    "123-45-6789",
    "123456789 R0001",
    "12_3456789"
  ])("rejects %j", (text) => assert.isFalse(isRight(text)))

  it.each([
    ["123456789", "US", "12-3456789"],
    ["12-3456789", "US", "12-3456789"],
    ["123456789", "CA", "123456789"],
    ["123456789rt0001", "CA", "123456789 RT0001"],
    ["123456789 RC 0002", "CA", "123456789 RC0002"],
    ["", "US", ""]
  ] as const)("formats %j on documents of %s as %j", (typed, country, text) =>
    assert.strictEqual(federalTaxIdText(typed, country), text)
  )
})
