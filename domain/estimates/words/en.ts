import { countText, type EstimateWords } from "#domain/estimates/EstimateWords.ts"

/** What automatic lines are called in English. */
export const en: EstimateWords = {
  labor: "Labor",
  laborBase: "Labor, base amount",
  kit: (kind, quantity) => `${kits[kind]} (${countText("en", quantity)})`,
  calibration: (kind) => `Camera calibration: ${calibrations[kind]}`,
  repairFirst: "Windshield repair, first chip",
  repairAdditional: "Windshield repair, additional chip"
}

const kits = {
  base: "Urethane",
  urethaneDamPrimer: "Urethane, dam, primer",
  highModulusNonConductive: "High-modulus non-conductive urethane",
  fastCure: "Fast-cure urethane"
} as const

const calibrations = { static: "Static", dynamic: "Dynamic", dual: "Static and dynamic" } as const
