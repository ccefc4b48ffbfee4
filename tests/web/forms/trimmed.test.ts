import { assert, describe, it } from "@effect/vitest"
import { trimmed } from "#web/forms/formErrors.ts"

describe("submitted form values", () => {
  it("have no spaces around strings at any depth, but keep those inside", () => {
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

  it("keep passwords verbatim, so one with a space is rejected rather than changed", () => {
    assert.deepStrictEqual(trimmed({ userName: " ada ", password: " Clear-View-2026 " }, ["password"]), {
      userName: "ada",
      password: " Clear-View-2026 "
    })
  })
})
