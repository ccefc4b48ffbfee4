import { assert, describe, it } from "@effect/vitest"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"

const expiring = (adhesiveExpiry: string) => ({ adhesiveExpiry })
const expired = (date: string) =>
  adhesiveExpired({ install: { date }, lines: [expiring("2026-12-01"), expiring(""), expiring("2026-11-30")] })

describe("adhesive", () => {
  it("may be used through its last day and not after", () => {
    assert.deepStrictEqual(expired("2026-11-30"), [])
    assert.deepStrictEqual(expired("2026-12-01"), [expiring("2026-11-30")])
    assert.deepStrictEqual(expired("2026-12-02"), [expiring("2026-12-01"), expiring("2026-11-30")])
  })

  it("triggers no warning without an installation date", () => {
    assert.deepStrictEqual(expired(""), [])
  })
})
