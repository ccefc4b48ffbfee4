import { countText, type EstimateWords } from "#domain/estimates/EstimateWords.ts"

/** What automatic lines are called in French. */
export const fr: EstimateWords = {
  labor: "Main-d’œuvre",
  laborBase: "Main-d’œuvre, montant de base",
  kit: (kind, quantity) => `${kits[kind]} (${countText("fr", quantity)})`,
  calibration: (kind) => `Calibrage de caméra : ${calibrations[kind]}`,
  repairFirst: "Réparation de pare-brise, premier éclat",
  repairAdditional: "Réparation de pare-brise, éclat additionnel"
}

const kits = {
  base: "Uréthane",
  urethaneDamPrimer: "Uréthane, butée, apprêt",
  highModulusNonConductive: "Uréthane haut module non conducteur",
  fastCure: "Uréthane à prise rapide"
} as const

const calibrations = { static: "Statique", dynamic: "Dynamique", dual: "Statique et dynamique" } as const
