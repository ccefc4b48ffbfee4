import { Calibration, KitKind } from "#domain/nags/GlassPart.ts"
import type { Hundredths } from "#domain/shared/Money.ts"
import type { EstimateLine } from "./EstimateLine.ts"
import { estimateWordsOf } from "./estimateWordsOf.ts"

const languages = Object.values(estimateWordsOf)
const kits = new Map(
  languages.flatMap((words) => KitKind.literals.map((kind) => [words.kit(kind, 100), kind] as const))
)
const calibrations = new Map(
  languages.flatMap((words) =>
    Calibration.literals.filter((kind) => kind !== "none").map((kind) => [words.calibration(kind), kind] as const)
  )
)
const moreChips = new Set(languages.map(({ repairAdditional }) => repairAdditional))
const laborBases = new Set(languages.map(({ laborBase }) => laborBase))

/** Which kit, and how many, a description names in any language: `Urethane (1.5)`. Undefined for other words. */
export const kitNamed = (
  description: string
): { readonly kind: KitKind; readonly quantity: Hundredths } | undefined => {
  const [, name, count] = /^(.+) \((\d+(?:[.,]\d{1,2})?)\)$/.exec(description) ?? []
  const kind = kits.get(`${name} (1)`)
  return kind && count ? { kind, quantity: Math.round(Number(count.replace(",", ".")) * 100) } : undefined
}

type Named = Pick<EstimateLine, "partNumber" | "description">

/** Which calibration a line is for, by its code or its description; undefined where neither says. */
export const calibrationNamed = ({ partNumber, description }: Named): Exclude<Calibration, "none"> | undefined => {
  switch (partNumber) {
    case "RECAL STATIC":
      return "static"
    case "RECAL DYNAMIC":
      return "dynamic"
    case "RECAL DUALMETHOD":
      return "dual"
    default:
      return calibrations.get(description)
  }
}

/** Whether a repair line is for the chips after the first. */
export const isMoreChips = ({ description }: Named): boolean => moreChips.has(description)

/** Whether a labor line is the amount paid once before the hours. */
export const isLaborBase = ({ partNumber, description }: Named): boolean =>
  partNumber === "LABOR BASE" || laborBases.has(description)
