import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { changeLine, canResetPrice, pricedBy } from "#web/jobs/parts/lines.ts"
import { calibration, glass, kit, labor, molding, profile, rows } from "./rows.ts"

const isLine = Schema.is(EstimateLine)

describe("editing a row", () => {
  it("calculates the price from an entered discount: 689.35 at 30 % off is 482.55, rounded half up (482.545)", () => {
    const changed = changeLine(glass, { discount: 3000 }, profile)
    assert.strictEqual(changed.netPrice, 48255)
    assert.strictEqual(changed.rule, "typed")
  })

  it("calculates the price from an entered list price: 58.40 becomes 100.00, 20 % off is 80.00", () => {
    assert.strictEqual(changeLine(molding, { listPrice: 10000 }, profile).netPrice, 8000)
  })

  it("calculates the discount from an entered net price: 40.00 of 58.40 is 31.51 % off", () => {
    const changed = changeLine(molding, { netPrice: 4000 }, profile)
    assert.strictEqual(changed.discount, 3151)
    assert.strictEqual(changed.netPrice, 4000)
  })

  it("keeps price and rule when quantity, text or checkboxes change", () => {
    for (const change of [
      { quantity: 450 },
      { description: "Labor, two men" },
      { taxable: false },
      { customerPaid: true }
    ]) {
      const changed = changeLine(labor, change, profile)
      assert.deepStrictEqual({ ...changed, ...change }, changed)
      assert.deepStrictEqual([changed.netPrice, changed.rule], [4200, "laborHourly"])
    }
  })

  it("prices a markup row once its cost is known: 50 % on 120.00 is 180.00", () => {
    const markup = { ...profile, method: "markup", windshieldPercent: 5000 } as const
    const waiting = pricedBy({ ...glass, cost: 0 }, markup)
    assert.deepStrictEqual([waiting.rule, waiting.netPrice], ["priceRequired", 0])
    const priced = changeLine(waiting, { cost: 12000 }, markup)
    assert.deepStrictEqual([priced.rule, priced.netPrice], ["glassMarkup", 18000])
  })

  it("restores the profile's price over an entered one, if the profile has one", () => {
    const typed = changeLine(molding, { netPrice: 1 }, profile)
    assert.isTrue(canResetPrice(typed, profile))
    assert.strictEqual(pricedBy(typed, profile).netPrice, 4672)
    assert.isFalse(canResetPrice({ ...typed, kind: "fee" }, profile))
    assert.isFalse(canResetPrice(typed, undefined))
    assert.isFalse(canResetPrice(molding, profile))
  })

  it("restores every kind of row: labor, kits, calibration by its kind, repairs", () => {
    const chip = { ...kit, kind: "repair", partNumber: "WR-1", description: "Chip", quantity: 100 } as const
    for (const [row, price] of [
      [labor, 4200],
      [kit, 2000],
      [{ ...calibration, partNumber: "RECAL DYNAMIC" }, 29900],
      [{ ...calibration, description: "Camera calibration: Static and dynamic" }, 45000],
      [chip, 5995]
    ] as const) {
      const typed = changeLine(row, { netPrice: 1 }, profile)
      assert.isTrue(canResetPrice(typed, profile), row.kind)
      assert.strictEqual(pricedBy(typed, profile).netPrice, price, row.kind)
      assert.isFalse(canResetPrice(pricedBy(typed, profile), profile), row.kind)
    }
  })

  it("keeps a no-charge reason only while nothing is charged", () => {
    const free = changeLine(changeLine(molding, { netPrice: 0 }, profile), { noChargeReason: "Warranty" }, profile)
    assert.strictEqual(changeLine(free, { description: "Molding" }, profile).noChargeReason, "Warranty")
    assert.strictEqual(changeLine(free, { netPrice: 1 }, profile).noChargeReason, "")
    assert.strictEqual(pricedBy(free, profile).noChargeReason, "")
  })

  it("leaves an emptied cell empty without losing the row", () => {
    const emptied = changeLine(glass, { listPrice: null }, profile)
    assert.strictEqual(emptied.listPrice, null)
    assert.strictEqual(emptied.netPrice, 0)
    assert.strictEqual(changeLine(emptied, { listPrice: 68935 }, profile).netPrice, 40672)
  })

  const price = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 5_000_000 }))

  it.effect.prop(
    "never produces a row that the domain rejects",
    [Schema.Literals([0, 1, 2, 3, 4, 5]), Schema.Literals(["listPrice", "netPrice"]), price],
    ([row, cell, amount]) =>
      Effect.sync(() => {
        const { unread: _, ...changed } = changeLine(rows[row]!, { [cell]: amount }, profile)
        assert.isTrue(isLine(changed), JSON.stringify(changed))
        assert.strictEqual(changed[cell], amount)
      })
  )
})
