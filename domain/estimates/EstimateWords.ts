import { Calibration, KitKind } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { Hundredths } from "#domain/shared/Money.ts"
import { inEveryLanguage, languages } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"
import type { EstimateLine } from "./EstimateLine.ts"

/**
 * The descriptions of automatic lines in one language. Papers know them again by these words and print their own
 * language's.
 */
export interface EstimateWords {
  readonly labor: string
  /** The sum paid once before the hours. */
  readonly laborBase: string
  /** `quantity` in hundredths: a kit agreed as a whole ("1.5 kits") is one line of quantity 1. */
  readonly kit: (kind: KitKind, quantity: Hundredths) => string
  readonly calibration: (kind: Exclude<Calibration, "none">) => string
  /** Never the word "labor" here: claims desks refuse it in a repair (trade 2.5). */
  readonly repairFirst: string
  readonly repairAdditional: string
}

const formats = inEveryLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 2 })
)

/** A quantity in hundredths as its reader writes it: 150 is "1.5", "1,5" in French. */
export const countText = (language: DocumentLanguage, hundredths: number): string =>
  formats[language].format(hundredths / 100)

const talkIn = talks(await everyLanguage("known", "lines"))

/** What automatic lines are called by language. */
export const estimateWordsOf = inEveryLanguage((language): EstimateWords => {
  const t = talkIn[language]
  return {
    labor: t("autoLine.labor"),
    laborBase: t("autoLine.laborBase"),
    kit: (kind, quantity) => t("autoLine.kit", { kind: t(`kitKind.${kind}`), count: countText(language, quantity) }),
    calibration: (kind) => t("autoLine.calibration", { kind: t(`calibration.${kind}`) }),
    repairFirst: t("autoLine.repairFirst"),
    repairAdditional: t("autoLine.repairAdditional")
  }
})

const inAll = Object.values(estimateWordsOf)
const kits = new Map(inAll.flatMap((words) => KitKind.literals.map((kind) => [words.kit(kind, 100), kind] as const)))
const calibrations = new Map(
  inAll.flatMap((words) =>
    Calibration.literals.filter((kind) => kind !== "none").map((kind) => [words.calibration(kind), kind] as const)
  )
)
const moreChips = new Set(inAll.map(({ repairAdditional }) => repairAdditional))
const laborBases = new Set(inAll.map(({ laborBase }) => laborBase))

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
