import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { useWords } from "#web/words/useWords.ts"

/** Why a line has its price, in words; for a price by part number also which one: "Part price, each (DW*)". */
export const useRuleText = () => {
  const { t, of } = useWords()
  return ({ rule, partPattern }: Pick<EstimateLine, "rule" | "partPattern">): string =>
    partPattern === "" ? of("lineRule", rule) : t("line.ruleOf", { rule: of("lineRule", rule), pattern: partPattern })
}
