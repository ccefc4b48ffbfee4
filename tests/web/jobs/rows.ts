import { samplePricingProfile, sampleLines } from "#domain/testing/samples.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** The rows of trade 3.2 example E in the screen's format. */
export const rows: ReadonlyArray<LineValues> = sampleLines.map((line) => ({
  ...line,
  cost: line.cost ?? 0,
  unread: {}
}))
export const [glass, labor, kit, molding, pad, calibration] = rows as unknown as readonly [
  LineValues,
  LineValues,
  LineValues,
  LineValues,
  LineValues,
  LineValues
]

export const profile = samplePricingProfile
