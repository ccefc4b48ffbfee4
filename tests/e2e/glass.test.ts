import { assert, describe, it } from "vitest"
import { rowsOf } from "./desk/estimate.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { choosePricing, findGlass, newJob, typeVin, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { openBrowser } from "./desk/openBrowser.ts"

describe("the glass for a 2023 Hyundai Kona", () => {
  it("includes several windshields that differ in features; one with a camera adds its calibration", async () => {
    const desk = await openBrowser()
    const { t } = desk
    await signIn(desk)
    await newJob(desk)
    await typeVin(desk, vins.kona, "2023 Hyundai Kona")
    await choosePricing(desk, "Prairie Mutual")

    const offered = await offeredGlass(desk, await findGlass(desk))
    assert.isAtLeast(offered.length, 2)
    assert.strictEqual(new Set(offered.map(({ partNumber }) => partNumber)).size, offered.length)
    assert.isAtLeast(new Set(offered.map(({ features }) => [...features].sort().join())).size, 2)

    const withCamera = offered.find(({ features }) => features.includes(t("glassFeature.camera")))
    assert.isDefined(withCamera)
    assert.notStrictEqual(withCamera?.calibration, t("calibration.none"))
    await chooseGlass(desk, withCamera!)

    const rows = await rowsOf(desk)
    assert.strictEqual(rows[0]?.partNumber, withCamera?.partNumber)
    const calibrations = rows.filter(
      ({ description }) => description === `Camera calibration: ${withCamera!.calibration}`
    )
    // The profile charges 275.00 for a static calibration, 299.00 for a dynamic one, 450.00 for both.
    const price = new Map([
      [t("calibration.static"), 27_500],
      [t("calibration.dynamic"), 29_900],
      [t("calibration.dual"), 45_000]
    ])
    assert.deepStrictEqual(
      calibrations.map(({ net, quantity }) => ({ net, quantity })),
      [{ net: price.get(withCamera!.calibration), quantity: 100 }]
    )
  })
})
