import { type EstimateWords, estimateWordsOf, kitNamed } from "#domain/estimates/EstimateWords.ts"
import { Calibration } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

type Say = (words: EstimateWords) => string

const calibrations = Calibration.literals.filter((kind) => kind !== "none")
const alike: ReadonlyArray<Say> = [
  ({ labor }) => labor,
  ({ laborBase }) => laborBase,
  ({ repairFirst }) => repairFirst,
  ({ repairAdditional }) => repairAdditional,
  ...calibrations.map(
    (kind): Say =>
      ({ calibration }) =>
        calibration(kind)
  )
]

/** What automatic lines were called before: older jobs keep the description that they were saved with. */
const former: ReadonlyArray<readonly [description: string, Say]> = [
  ["Mano de obra, importe base", ({ laborBase }) => laborBase],
  ["Calibrage de caméra : Statique", ({ calibration }) => calibration("static")],
  ["Calibrage de caméra : Dynamique", ({ calibration }) => calibration("dynamic")],
  ["Calibrage de caméra : Statique et dynamique", ({ calibration }) => calibration("dual")]
]

/** By what an automatic line is called in any language: how to say the same in another. */
const known = new Map([
  ...former,
  ...Object.values(estimateWordsOf).flatMap((words) => alike.map((say) => [say(words), say] as const))
])
/**
 * What a line is called on a paper: an automatic one in the paper's language, whichever it was made in; a description
 * that a person wrote as it stands.
 */
export const lineText = (description: string, language: DocumentLanguage): string => {
  const say = known.get(description)
  return (
    say?.(estimateWordsOf[language]) ??
    kitText(description, language) ??
    glassText(description, language) ??
    description
  )
}

const kitText = (description: string, language: DocumentLanguage): string | undefined => {
  const kit = kitNamed(description)
  return kit && estimateWordsOf[language].kit(kit.kind, kit.quantity)
}

type Terms = Readonly<Record<string, string>>

/**
 * The catalogue's English words for panes, where they sit, what is on them and what goes with them, and what customers
 * are told. "grey" is how the catalogue spelled it before: older jobs have it.
 */
const terms: Readonly<Record<DocumentLanguage, Terms>> = await everyLanguage("letters", "glass")

/**
 * A description made of the catalogue's words alone, in another language; undefined for any other, such as a licensed
 * catalogue's or a person's.
 */
export const glassText = (description: string, language: DocumentLanguage): string | undefined => {
  if (language === "en") return description
  const said = description
    .split(", ")
    .map((word) => (Object.hasOwn(terms[language], word) ? terms[language][word] : undefined))
  return said.every((word) => word !== undefined) ? said.join(", ") : undefined
}
