import type { EstimateTexts } from "#domain/estimates/EstimateTexts.ts"
import { type EstimateLine, LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"

/** Bracketed texts, so that a test can see the caller's text was used. */
export const words: EstimateTexts = {
  labor: "[labor]",
  laborBase: "[labor base]",
  kit: (kind, quantity) => `[kit ${kind} ${quantity}]`,
  calibration: (kind) => `[calibration ${kind}]`,
  repairFirst: "[first chip]",
  repairAdditional: "[more chips]"
}

/** A windshield with no features. Tests specify what matters to them. */
export const pane = (over: Partial<GlassPart> = {}): GlassPart => ({
  partNumber: "FW90001GTYN",
  description: "Windshield, solar, acoustic",
  glassType: "windshield",
  position: "onePiece",
  features: [],
  listPrice: 0,
  effectiveDate: "2026-09-01",
  laborHours: 0,
  kit: { partNumber: "HAH900001", kind: "base", quantity: 0 },
  hardware: [],
  calibration: "none",
  sample: true,
  ...over
})

/** A discount profile with nothing agreed and every line added. Tests specify what is agreed. */
export const profile = (over: Partial<PricingProfileDraft> = {}): PricingProfileDraft => ({
  profileName: "Test",
  pricingType: "insurance",
  method: "discount",
  windshieldPercent: 0,
  temperedPercent: 0,
  laborType: "hourly",
  laborRate: 0,
  laborBase: 0,
  repairFirst: 0,
  repairAdditional: 0,
  calibrationStatic: 0,
  calibrationDynamic: 0,
  calibrationDual: 0,
  rainSensorPadPercent: 0,
  moldingPercent: 0,
  clipsPercent: 0,
  fastCureRate: 0,
  hasKit: true,
  numberOfKits: 0,
  kitBaseRate: 0,
  kitUrethaneDamPrimerRate: 0,
  kitHighModulusRate: 0,
  kitPrices: [],
  partPrices: [],
  autoAddLabor: true,
  autoAddKit: true,
  autoAddCalibration: true,
  isDefault: false,
  ...over
})

/** A manually entered line: one piece at a price. */
export const typed = (
  kind: EstimateLine["kind"],
  netPrice: number,
  over: Partial<EstimateLine> = {}
): EstimateLine => ({
  ...emptyLineFacts,
  id: LineId.make(crypto.randomUUID()),
  parentId: null,
  kind,
  partNumber: "",
  description: kind,
  quantity: 100,
  cost: 0,
  listPrice: netPrice,
  discount: 0,
  netPrice,
  taxable: true,
  customerPaid: false,
  rule: "typed",
  ...over
})
