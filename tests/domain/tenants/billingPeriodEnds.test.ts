import { assert, describe, it } from "@effect/vitest"
import { billingPeriodEnds } from "#domain/tenants/plans.ts"

const shop = { createdOn: "2026-01-31", edition: "basic", freeTrialEnds: "", lastChargeOn: "2026-11-05" } as const

describe("the current billing period", () => {
  it("ends the day before the next monthly charge, however long ago the last one was", () => {
    assert.strictEqual(billingPeriodEnds(shop, "2026-11-05"), "2026-12-04")
    assert.strictEqual(billingPeriodEnds(shop, "2026-12-04"), "2026-12-04")
    assert.strictEqual(billingPeriodEnds(shop, "2026-12-05"), "2027-01-04")
  })

  it("is counted from when the shop was opened if it was never charged", () => {
    assert.strictEqual(billingPeriodEnds({ ...shop, lastChargeOn: "" }, "2026-02-01"), "2026-02-27")
    assert.strictEqual(billingPeriodEnds({ ...shop, lastChargeOn: "" }, "2026-02-28"), "2026-03-30")
  })

  it("is the trial while it lasts", () => {
    const trial = { ...shop, edition: "freeTrial", freeTrialEnds: "2026-12-20", lastChargeOn: "" } as const
    assert.strictEqual(billingPeriodEnds(trial, "2026-12-01"), "2026-12-20")
  })
})
