import { inEveryLanguage } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"
import { countText, type EstimateWords } from "./EstimateWords.ts"

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
