import { countText, type EstimateWords } from "#domain/estimates/EstimateWords.ts"

/** What automatic lines are called in Spanish. */
export const es: EstimateWords = {
  labor: "Mano de obra",
  laborBase: "Mano de obra, monto base",
  kit: (kind, quantity) => `${kits[kind]} (${countText("es", quantity)})`,
  calibration: (kind) => `Calibración de cámara: ${calibrations[kind]}`,
  repairFirst: "Reparación de parabrisas, primer impacto",
  repairAdditional: "Reparación de parabrisas, impacto adicional"
}

const kits = {
  base: "Uretano",
  urethaneDamPrimer: "Uretano, dique, imprimador",
  highModulusNonConductive: "Uretano de alto módulo no conductivo",
  fastCure: "Uretano de curado rápido"
} as const

const calibrations = { static: "Estática", dynamic: "Dinámica", dual: "Estática y dinámica" } as const
