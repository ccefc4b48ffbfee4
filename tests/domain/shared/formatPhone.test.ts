import { assert, describe, it } from "@effect/vitest"
import { formatPhone } from "#domain/shared/phoneDigits.ts"

describe("a formatted phone number", () => {
  for (const [typed, printed] of [
    ["(480) 555-0142", "480-555-0142"],
    ["480.555.0143", "480-555-0143"],
    ["+1 514 555 0199", "514-555-0199"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["480-555-0142 x12", "480-555-0142 x12"]
  ] as const)
    it(`is ${printed} for ${typed}`, () => assert.strictEqual(formatPhone(typed), printed))
})
