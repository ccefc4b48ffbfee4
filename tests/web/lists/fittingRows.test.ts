import { describe, expect, it } from "vitest"
import { fittingRows } from "#web/lists/useFittingRows.ts"

/** 334 pixels of a screen are not rows. A row is 44 pixels high, a card on a phone 120. */
describe("the number of rows that fit a screen", () => {
  it.each([
    [1366, 768, 9],
    [1440, 900, 12],
    [1920, 1080, 16],
    [820, 1180, 19],
    [2560, 1440, 25]
  ])("is chosen so that a screen of %i × %i shows %i rows", (width, height, rows) =>
    expect(fittingRows(width, height)).toBe(rows)
  )

  it("is never below the specification's five", () => {
    expect(fittingRows(390, 844)).toBe(5)
    expect(fittingRows(320, 640)).toBe(5)
    expect(fittingRows(1024, 400)).toBe(5)
  })

  it("fills at least a third of any screen's height, up to fifty rows", () => {
    for (let height = 600; height <= 2_600; height += 10)
      expect(fittingRows(1440, height) * 44).toBeGreaterThan(height / 3)
    expect(fittingRows(1440, 9_000)).toBe(50)
  })
})
