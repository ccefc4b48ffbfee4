import { Calibration, KitKind } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { Hundredths } from "#domain/shared/Money.ts"
import { inEveryLanguage, languages } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"
import type { EstimateLine } from "./EstimateLine.ts"

/**
 * Descriptions of automatic lines in one language. Documents recognize them by these texts and print them in their own
 * language.
 */
export interface EstimateTexts {
  readonly labor: string
  /** The one-time amount charged in addition to hours. */
  readonly laborBase: string
  /** `quantity` in hundredths. Kits at an agreed total price ("1.5 kits") are one line of quantity 1. */
  readonly kit: (kind: KitKind, quantity: Hundredths) => string
  readonly calibration: (kind: Exclude<Calibration, "none">) => string
  /** Must not contain the word "labor": claims desks refuse it in a repair (trade 2.5). */
  readonly repairFirst: string
  readonly repairAdditional: string
}

const formats = inEveryLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 2 })
)

/** Formats a quantity in hundredths for a language: 150 is "1.5", or "1,5" in French. */
export const countText = (language: DocumentLanguage, hundredths: number): string =>
  formats[language].format(hundredths / 100)

const talkIn = translators(await everyLanguage("known", "lines"))

/** Descriptions of automatic lines, by language. */
export const estimateTextsOf = inEveryLanguage((language): EstimateTexts => {
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

const inAll = Object.values(estimateTextsOf)
const kits = new Map(inAll.flatMap((words) => KitKind.literals.map((kind) => [words.kit(kind, 100), kind] as const)))
const calibrations = new Map(
  inAll.flatMap((words) =>
    Calibration.literals.filter((kind) => kind !== "none").map((kind) => [words.calibration(kind), kind] as const)
  )
)
const moreChips = new Set(inAll.map(({ repairAdditional }) => repairAdditional))
const laborBases = new Set(inAll.map(({ laborBase }) => laborBase))

/**
 * Parses the kind and quantity of a kit from a description in any language, such as `Urethane (1.5)`. Undefined for
 * other text.
 */
export const parseKit = (
  description: string
): { readonly kind: KitKind; readonly quantity: Hundredths } | undefined => {
  const [, name, count] = /^(.+) \((\d+(?:[.,]\d{1,2})?)\)$/.exec(description) ?? []
  const kind = kits.get(`${name} (1)`)
  return kind && count ? { kind, quantity: Math.round(Number(count.replace(",", ".")) * 100) } : undefined
}

type Named = Pick<EstimateLine, "partNumber" | "description">

/** Returns which calibration a line is for, by its code or description; undefined if neither matches. */
export const parseCalibration = ({ partNumber, description }: Named): Exclude<Calibration, "none"> | undefined => {
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

/** Whether a repair line is for the chips after the first one. */
export const isMoreChips = ({ description }: Named): boolean => moreChips.has(description)

/** Whether a labor line is the one-time amount charged in addition to hours. */
export const isLaborBase = ({ partNumber, description }: Named): boolean =>
  partNumber === "LABOR BASE" || laborBases.has(description)
