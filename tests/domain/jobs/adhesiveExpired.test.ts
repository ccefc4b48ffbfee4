import { assert, describe, it } from "@effect/vitest"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"

const expiring = (adhesiveExpiry: string) => ({ adhesiveExpiry })
const expired = (date: string) =>
  adhesiveExpired({ install: { date }, lines: [expiring("2026-12-01"), expiring(""), expiring("2026-11-30")] })

describe("adhesive", () => {
  it("may be used on its last day and not after it", () => {
    assert.deepStrictEqual(expired("2026-11-30"), [])
    assert.deepStrictEqual(expired("2026-12-01"), [expiring("2026-11-30")])
    assert.deepStrictEqual(expired("2026-12-02"), [expiring("2026-12-01"), expiring("2026-11-30")])
  })

  it("warns of nothing while the day of installation is open", () => {
    assert.deepStrictEqual(expired(""), [])
  })
})
