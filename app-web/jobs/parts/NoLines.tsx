import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import type { VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { mayFindGlass } from "./mayFindGlass.ts"

export interface NoLinesProps {
  readonly vehicle: VehicleValues
  readonly onFind: () => void
  /** Where rows were taken off: brings them back. */
  readonly onUndo: (() => void) | undefined
}

/** An estimate without rows: what to do first; and the way back for whoever took the last one off just now. */
export function NoLines({ vehicle, onFind, onUndo }: NoLinesProps) {
  const { t } = useWords()
  const isKnown = mayFindGlass(vehicle)
  return (
    <EmptyState
      level={3}
      picture={
        <span aria-hidden>
          <GlassDrawing shape="windshield" features={["shadeBand"]} label="" size={140} />
        </span>
      }
      title={t("parts.none")}
      action={
        <div className="NoLinesDeeds">
          <Button variant="primary" icon="search" isDisabled={!isKnown} onPress={onFind}>
            {t("parts.find")}
          </Button>
          {/* The row that had the cursor is gone. */}
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
