import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { EmailAddress, OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { faultsOf } from "./faultsOf.ts"

const word = (letters: string, longest: number) =>
  Schema.Array(Schema.Literals(letters.split(""))).check(Schema.isMinLength(1), Schema.isMaxLength(longest))

describe("an e-mail address", () => {
  const local = word("abcXYZ019!#$%&'*+-/=?^_`{|}~", 20)
  const label = word("abcXYZ019-", 12)
  it.prop("of the letters RFC 5322 allows before the sign is taken", [local, label, label], ([name, host, end]) => {
    assert.deepStrictEqual(faultsOf(EmailAddress, `${name.join("")}@${host.join("")}.${end.join("")}`), {})
  })

  it.prop("without its sign is refused", [local, label], ([name, host]) => {
    assert.deepStrictEqual(faultsOf(EmailAddress, `${name.join("")}.${host.join("")}`), { "": ["email.invalid"] })
  })

  it.each(["ada@glass.example", "ada.moreno+quotes@mail.glass.example", "o'neil@shop.ca", "josé@exemple.québec"])(
    "%s is one",
    (text) => {
      assert.deepStrictEqual(faultsOf(EmailAddress, text), {})
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
  ])("%j is none", (text) => {
    assert.deepStrictEqual(faultsOf(EmailAddress, text), { "": ["email.invalid"] })
  })

  it("has at most 254 characters", () => {
    const end = "@glass.example"
    assert.deepStrictEqual(faultsOf(EmailAddress, "a".repeat(254 - end.length) + end), {})
    assert.deepStrictEqual(faultsOf(EmailAddress, "a".repeat(255 - end.length) + end), { "": ["tooLong:254"] })
  })

  it("is asked for where it is required, and may be left open where it is not", () => {
    assert.deepStrictEqual(faultsOf(EmailAddress, ""), { "": ["required"] })
    assert.deepStrictEqual(faultsOf(OptionalEmailAddress, ""), {})
    assert.deepStrictEqual(faultsOf(OptionalEmailAddress, "ada"), { "": ["email.invalid"] })
  })
})
