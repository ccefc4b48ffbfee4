import { assert, describe, it } from "@effect/vitest"
import { trimmed } from "#web/forms/formErrors.ts"

describe("trimming submitted form values", () => {
  it("removes spaces around strings at any depth, but keeps those inside", () => {
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

  it("keeps passwords verbatim, so one with a space is rejected rather than changed", () => {
    assert.deepStrictEqual(trimmed({ userName: " ada ", password: " Clear-View-2026 " }, ["password"]), {
      userName: "ada",
      password: " Clear-View-2026 "
    })
  })
})
