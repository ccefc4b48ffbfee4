import type { Calibration, KitKind } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { inEveryLanguage, languages } from "#domain/words/languages.ts"
import type { Hundredths } from "#domain/shared/Money.ts"

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
