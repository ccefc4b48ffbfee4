import { type EstimateTexts, estimateTextsOf, parseKit } from "#domain/estimates/EstimateTexts.ts"
import { Calibration } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

type Say = (words: EstimateTexts) => string

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

/** Former descriptions of automatic lines; older jobs retain the description they were saved with. */
const former: ReadonlyArray<readonly [description: string, Say]> = [
  ["Mano de obra, importe base", ({ laborBase }) => laborBase],
  ["Calibrage de caméra : Statique", ({ calibration }) => calibration("static")],
  ["Calibrage de caméra : Dynamique", ({ calibration }) => calibration("dynamic")],
  ["Calibrage de caméra : Statique et dynamique", ({ calibration }) => calibration("dual")]
]

/** Maps the description of an automatic line in any language to a function that returns it in another. */
const known = new Map([
  ...former,
  ...Object.values(estimateTextsOf).flatMap((words) => alike.map((say) => [say(words), say] as const))
])
/**
 * Returns a line's description for a document. Automatic lines are translated to the document's language; text entered
 * by a user is unchanged.
 */
export const lineText = (description: string, language: DocumentLanguage): string => {
  const say = known.get(description)
  return (
    say?.(estimateTextsOf[language]) ??
    kitText(description, language) ??
    glassText(description, language) ??
    description
  )
}

const kitText = (description: string, language: DocumentLanguage): string | undefined => {
  const kit = parseKit(description)
  return kit && estimateTextsOf[language].kit(kit.kind, kit.quantity)
}

type Terms = Readonly<Record<string, string>>

/**
 * Translations of the catalog's English terms for panes, their positions, features, accessories, and customer-facing
 * notes. "grey" is a former spelling in the catalog that older jobs still have.
 */
const terms: Readonly<Record<DocumentLanguage, Terms>> = await everyLanguage("letters", "glass")

/**
 * Translates a description that consists only of catalog terms; undefined for any other, such as one from a licensed
 * catalog or entered by a user.
 */
export const glassText = (description: string, language: DocumentLanguage): string | undefined => {
  if (language === "en") return description
  const said = description
    .split(", ")
    .map((word) => (Object.hasOwn(terms[language], word) ? terms[language][word] : undefined))
  return said.every((word) => word !== undefined) ? said.join(", ") : undefined
}
