import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { EmailAddress, OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { validationErrors } from "./faultsOf.ts"

const word = (letters: string, longest: number) =>
  Schema.Array(Schema.Literals(letters.split(""))).check(Schema.isMinLength(1), Schema.isMaxLength(longest))

describe("an email address", () => {
  const local = word("abcXYZ019!#$%&'*+-/=?^_`{|}~", 20)
  const label = word("abcXYZ", 12)
  it.prop(
    "with the characters RFC 5322 allows before the @ is accepted",
    [local, label, label],
    ([name, host, end]) => {
      assert.deepStrictEqual(validationErrors(EmailAddress, `${name.join("")}@${host.join("")}.${end.join("")}`), {})
    }
  )

  it.prop("without an @ is rejected", [local, label], ([name, host]) => {
    assert.deepStrictEqual(validationErrors(EmailAddress, `${name.join("")}.${host.join("")}`), {
      "": ["email.invalid"]
    })
  })

  it.each(["ada@glass.example", "ada.moreno+quotes@mail.glass.example", "o'neil@shop.ca", "josé@exemple.québec"])(
    "accepts %s",
    (text) => {
      assert.deepStrictEqual(validationErrors(EmailAddress, text), {})
    }
  )

  it.each([
    "ada",
    "ada@",
    "a@b..co",
    "a@.b.co",
    "@glass.example",
    "ada@glass",
    "ada@glass.",
    "ada moreno@glass.example",
    "ada@gl ass.example",
    "ada@@glass.example",
    "ada@glass.example, ben@glass.example",
    "Ada <ada@glass.example>",
    "ada@glass.example\r\nBcc: all@shop.example",
    "ada;ben@glass.example"
  ])("rejects %j", (text) => {
    assert.deepStrictEqual(validationErrors(EmailAddress, text), { "": ["email.invalid"] })
  })

  // The dot-atoms of Dominic Sayers' published test set (isemail, tests.xml) with their expected results.
  it.each([
    "first.last@example.com",
    "1234567890123456789012345678901234567890123456789012345678901234@example.com",
    "user+mailbox@example.com",
    "customer/department=shipping@example.com",
    "$A12345@example.com",
    "!def!xyz%abc@example.com",
    "_somename@example.com",
    "peter.piper@example.com",
    "first.last@3com.com",
    "first.last@x23456789012345678901234567890123456789012345678901234567890123.example.com",
    "a@b.co-foo.uk"
  ])("accepts %s by RFC 5321", (text) => {
    assert.deepStrictEqual(validationErrors(EmailAddress, text), {})
  })

  it.each([
    "12345678901234567890123456789012345678901234567890123456789012345@example.com",
    ".first.last@example.com",
    "first.last.@example.com",
    "first..last@example.com",
    "dot.@example.com",
    "pootietang.@example.com",
    "first\\@last@example.com",
    "first.last@-xample.com",
    "first.last@exampl-.com",
    "first.last@x234567890123456789012345678901234567890123456789012345678901234.example.com",
    "first.last@sub.do,com",
    "first.last@.example.com",
    "first.last@com.123"
  ])("rejects %j by RFC 5321 and RFC 3696", (text) => {
    assert.deepStrictEqual(validationErrors(EmailAddress, text), { "": ["email.invalid"] })
  })

  it("has at most 254 characters", () => {
    const start = `ada@${`${"a".repeat(60)}.`.repeat(4)}`
    assert.deepStrictEqual(validationErrors(EmailAddress, start + "b".repeat(254 - start.length)), {})
    assert.deepStrictEqual(validationErrors(EmailAddress, start + "b".repeat(255 - start.length)), {
      "": ["tooLong:254"]
    })
  })

  it("is required or optional as the schema says", () => {
    assert.deepStrictEqual(validationErrors(EmailAddress, ""), { "": ["required"] })
    assert.deepStrictEqual(validationErrors(OptionalEmailAddress, ""), {})
    assert.deepStrictEqual(validationErrors(OptionalEmailAddress, "ada"), { "": ["email.invalid"] })
  })
})
