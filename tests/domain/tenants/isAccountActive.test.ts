import { assert, describe, it } from "@effect/vitest"
import { isAccountActive } from "#domain/tenants/plans.ts"

const trial = { accountActive: true, edition: "freeTrial", freeTrialEnds: "2026-12-31" } as const
const at = (text: string) => Date.parse(text)

describe("a shop's account", () => {
  it("stays open through the last day of its trial in every time zone, and closes afterward", () => {
    // 11:59 p.m. on December 31 in Honolulu (UTC-10) and in Toronto (UTC-5).
    for (const still of ["2026-12-31T00:00:00Z", "2027-01-01T09:59:00Z", "2027-01-01T04:59:00Z"])
      assert.isTrue(isAccountActive(trial, at(still)), still)
    for (const over of ["2027-01-01T12:00:00Z", "2027-06-01T00:00:00Z"])
      assert.isFalse(isAccountActive(trial, at(over)), over)
  })

  it("is closed only by the end of a trial or by closing it", () => {
    const late = at("2030-01-01T00:00:00Z")
    assert.isTrue(isAccountActive({ ...trial, edition: "basic" }, late))
    assert.isTrue(isAccountActive({ ...trial, freeTrialEnds: "" }, late))
    assert.isFalse(isAccountActive({ ...trial, accountActive: false }, at("2026-01-01T00:00:00Z")))
  })
})
