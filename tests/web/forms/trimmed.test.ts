import { assert, describe, it } from "@effect/vitest"
import { trimmed } from "#web/forms/formErrors.ts"

describe("what is sent of a form", () => {
  it("has no spaces around its texts, however deep they stand, and all that stand inside", () => {
    const typed = {
      name: "  Zoë  O’Neil \u00a0",
      phones: [{ number: "\t602-555-0100 ", at: 1 }],
      address: { city: " Mesa\n" },
      profile: null,
      isBusiness: true
    }
    assert.deepStrictEqual(trimmed(typed), {
      name: "Zoë  O’Neil",
      phones: [{ number: "602-555-0100", at: 1 }],
      address: { city: "Mesa" },
      profile: null,
      isBusiness: true
    })
  })

  it("has passwords to the letter: one with a space is refused, not mended", () => {
    assert.deepStrictEqual(trimmed({ userName: " ada ", password: " Clear-View-2026 " }, ["password"]), {
      userName: "ada",
      password: " Clear-View-2026 "
    })
  })
})
