import type { EstimateWords } from "#domain/estimates/EstimateWords.ts"
import { estimateWordsOf } from "#domain/estimates/estimateWordsOf.ts"
import { kitNamed } from "#domain/estimates/knownLines.ts"
import { Calibration } from "#domain/nags/GlassPart.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { glassText } from "./glassText.ts"

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
