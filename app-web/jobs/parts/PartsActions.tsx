import { memo, type RefObject } from "react"
import { type Chips, repairLines } from "#domain/estimates/automaticLines.ts"
import { type ManualLine, addedLines } from "#domain/estimates/linesForGlass.ts"
import type { LineKind, NewLine } from "#domain/estimates/EstimateLine.ts"
import { type EstimateTexts, estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { KitKind } from "#domain/nags/GlassPart.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useDebouncedFields } from "#web/forms/useForm.ts"
import type { LineValues, VehicleValues } from "#web/jobs/form/JobForm.ts"
import type { JobFormStore } from "#web/jobs/form/useOpenJob.ts"
import { LazyGlass } from "#web/nags/LazyGlass.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { newLine } from "./newLine.ts"

interface PartsActionsProps {
  readonly findButton: RefObject<HTMLButtonElement | null>
  readonly form: JobFormStore
  readonly profile: PricingProfile | undefined
  /** While the profiles are loading, lines would be added without their agreed price. */
  readonly areProfilesComing: boolean
  readonly onAdd: (line: LineValues) => void
  /** Adds lines already priced by the profile. */
  readonly onAddPriced: (added: ReadonlyArray<NewLine>) => void
  readonly onFind: () => void
  readonly onTake: (added: ReadonlyArray<NewLine>) => void
}

const chips: ReadonlyArray<Chips> = [1, 2, 3]
const kinds: ReadonlyArray<LineKind> = ["part", "glass", "molding", "clip", "rainSensorPad", "fee"]
/** Line types that the profile prices when they are added. */
const priced: ReadonlyArray<ManualLine> = [
  { kind: "labor" },
  ...KitKind.literals.map((of) => ({ kind: "kit", of }) as const),
  ...(["static", "dynamic", "dual"] as const).map((of) => ({ kind: "calibration", of }) as const)
]

/** Buttons that add lines to the estimate. */
export const PartsActions = memo(function PartsActions({
  findButton,
  form,
  profile,
  areProfilesComing,
  onAdd,
  onAddPriced,
  onFind,
  onTake
}: PartsActionsProps) {
  const { t, of } = useWords()
  const estimateWords = useEstimateWords()
  const { vehicle } = useDebouncedFields(form, ["vehicle"]).values
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
    onAction: () => onAdd(newLine(kind, crypto.randomUUID()))
  })
  const byProfile = (added: ManualLine) => {
    const lines = addedLines(added, profile, estimateWords)
    return {
      id: "of" in added ? `${added.kind}-${added.of}` : added.kind,
      label: lines.at(-1)?.description ?? of("lineKind", added.kind),
      disabledReason: areProfilesComing ? t("loading") : undefined,
      onAction: () => onAddPriced(lines)
    }
  }
  return (
    <>
      <Button id={findGlassId} ref={findButton} icon="search" isDisabled={!canFindGlass(vehicle)} onPress={onFind}>
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
        groups={[{ choices: kinds.map(row) }, { choices: priced.map(byProfile) }]}
      />
    </>
  )
})

interface NoLinesProps {
  readonly vehicle: VehicleValues
  readonly onFind: () => void
  /** Restores removed lines, if any. */
  readonly onUndo: (() => void) | undefined
}

/** The empty state of an estimate: what to do first, and Undo if the last line was just removed. */
export function NoLines({ vehicle, onFind, onUndo }: NoLinesProps) {
  const { t } = useWords()
  const isKnown = canFindGlass(vehicle)
  return (
    <EmptyState
      level={3}
      picture={
        <span aria-hidden className="NoLinesPicture">
          <LazyGlass shape="windshield" features={["shadeBand"]} label="" size={140} />
        </span>
      }
      title={t("parts.none")}
      action={
        <div className="NoLinesActions">
          <Button variant="primary" icon="search" isDisabled={!isKnown} onPress={onFind}>
            {t("parts.find")}
          </Button>
          {/* The focused row was removed. */}
          {onUndo !== undefined && (
            <Button icon="undo" autoFocus onPress={onUndo}>
              {t("undo")}
            </Button>
          )}
        </div>
      }
    >
      {t(isKnown ? "parts.noneHint" : "parts.vehicleFirst")}
    </EmptyState>
  )
}

/** Whether enough of the vehicle is known to search for glass: year, make and model. */
export const canFindGlass = ({ year, make, model }: VehicleValues): boolean =>
  year >= 1900 && year <= 2100 && make.trim() !== "" && model.trim() !== ""

/** Descriptions of automatic lines in the user's language. Documents use their own language. */
export const useEstimateWords = (): EstimateTexts => estimateTextsOf[useLocale().language]

/** The id of the button that finds glass, the next step once the vehicle is known. */
export const findGlassId = "find-glass"
