import { useMemo } from "react"
import type { EstimateWords } from "#domain/jobs/EstimateWords.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** How automatic rows are called on this page, and so on its papers. */
export const useEstimateWords = (): EstimateWords => {
  const { t, of } = useWords()
  const { quantity } = useFormats()
  return useMemo(() => ({
    labor: t("estimate.labor"),
    laborBase: t("estimate.laborBase"),
    kit: (kind, count) => t("estimate.kit", { kind: of("kitKind", kind), quantity: quantity(count) }),
    calibration: (kind) => t("estimate.calibration", { kind: of("calibration", kind) }),
    repairFirst: t("estimate.repairFirst"),
    repairAdditional: t("estimate.repairAdditional")
  }), [t, of, quantity])
}
