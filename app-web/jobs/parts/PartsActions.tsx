import { memo, type RefObject } from "react"
import type { NewLine, LineKind } from "#domain/estimates/EstimateLine.ts"
import { type Chips, repairLines } from "#domain/estimates/automaticLines.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Menu } from "#ui/Menu.tsx"
import type { LineValues, VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { mayFindGlass } from "./mayFindGlass.ts"
import { newLine } from "./newLine.ts"
import { useEstimateWords } from "./useEstimateWords.ts"

export interface PartsActionsProps {
  readonly findButton: RefObject<HTMLButtonElement | null>
  readonly vehicle: VehicleValues
  readonly profile: PricingProfile | undefined
  readonly onAdd: (line: LineValues) => void
  readonly onFind: () => void
  readonly onTake: (added: ReadonlyArray<NewLine>) => void
}

const chips: ReadonlyArray<Chips> = [1, 2, 3]
const kinds: ReadonlyArray<LineKind> = [
  "part",
  "glass",
  "labor",
  "kit",
  "molding",
  "clip",
  "rainSensorPad",
  "calibration",
  "fee"
]

/** The ways to put something on the estimate. */
export const PartsActions = memo(function PartsActions({
  findButton,
  vehicle,
  profile,
  onAdd,
  onFind,
  onTake
}: PartsActionsProps) {
  const { t, of } = useWords()
  const estimateWords = useEstimateWords()
  const repair = (count: Chips) => ({
    id: String(count),
    label: t("parts.chips", { count }),
    disabledReason: profile === undefined ? t("parts.profileFirst") : undefined,
    onAction: () => {
      if (profile !== undefined) onTake(repairLines(count, profile, estimateWords))
    }
  })
  const row = (kind: LineKind) => ({
    id: kind,
    label: of("lineKind", kind),
    onAction: () => onAdd(newLine(kind, crypto.randomUUID(), kind === "labor" ? estimateWords.labor : ""))
  })
  return (
    <>
      <Button ref={findButton} icon="search" isDisabled={!mayFindGlass(vehicle)} onPress={onFind}>
        {t("parts.find")}
      </Button>
      <Menu
        label={t("parts.repair")}
        trigger={<Button iconAfter="chevron-down">{t("parts.repair")}</Button>}
        groups={[{ choices: chips.map(repair) }]}
      />
      <Menu
        label={t("parts.addLine")}
        trigger={<Button icon="plus">{t("parts.addLine")}</Button>}
        groups={[{ choices: kinds.map(row) }]}
      />
    </>
  )
})
