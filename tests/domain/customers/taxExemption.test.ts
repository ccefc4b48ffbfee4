import { assert, it } from "@effect/vitest"
import { isTaxExempt } from "#domain/customers/Customer.ts"

const today = "2026-11-21"
const cases = [
  ["", "", false],
  ["", "2027-01-01", false],
  ["   ", "2027-01-01", false],
  ["AZ-1", "", true],
  ["AZ-1", "2026-11-22", true],
  ["AZ-1", "2026-11-21", true],
  ["AZ-1", "2026-11-20", false],
  ["AZ-1", "2025-12-31", false],
  ["AZ-1", "2026-12-01", true],
  ["AZ-1", "2026-09-30", false]
] as const

it.each(cases)(
  "treats exemption %j with expiration %j on November 21, 2026 as valid: %s",
  (taxExemptNo, taxExemptExpirationDate, exempt) => {
    assert.strictEqual(isTaxExempt({ taxExemptNo, taxExemptExpirationDate }, today), exempt)
  }
)
