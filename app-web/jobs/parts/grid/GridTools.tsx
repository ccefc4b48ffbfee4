import { useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"
import { ColumnsDialog } from "#web/lists/ColumnsDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import { blockOf } from "./cellBlock.ts"
import { mayFill } from "./fillDown.ts"
import { rowsMeant } from "./rowDeeds.ts"
import type { Density } from "./useDensity.ts"
import type { Grid } from "./useGrid.ts"
import type { useGridColumns } from "./useGridColumns.ts"

export interface GridToolsProps {
  readonly grid: Grid
  readonly columns: ReturnType<typeof useGridColumns>
  readonly density: Density
  readonly onDensity: (density: Density) => void
  readonly onRemove: () => void
}

/** What can be done with rows, each also by keys; which columns there are, and how close the rows stand. */
export function GridTools({ grid: { state, act }, columns, density, onDensity, onRemove }: GridToolsProps) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const { top, bottom, left, right } = blockOf(state)
  const chosen = state.chosen.size > 0 ? t("estimate.chosen", { count: state.chosen.size })
    : state.corner === undefined ? "" : t("estimate.block", { rows: bottom - top + 1, columns: right - left + 1 })
  const hasRow = rowsMeant(state).length > 0
  return (
    <div className="GridTools">
      <Toolbar label={t("estimate.tools")}>
        <IconButton icon="undo" label={t("estimate.undo")} isDisabled={state.past.length === 0} onPress={() => act({ do: "undo" })} />
        <IconButton icon="undo" label={t("estimate.redo")} isDisabled={state.future.length === 0} onPress={() => act({ do: "redo" })} />
        <IconButton icon="chevron-down" label={t("estimate.fill")} isDisabled={!mayFill(state)} onPress={() => act({ do: "fill" })} />
        <IconButton icon="copy" label={t("estimate.duplicate")} isDisabled={!hasRow} onPress={() => act({ do: "duplicate" })} />
        <IconButton icon="arrow-up" label={t("estimate.up")} isDisabled={!hasRow} onPress={() => act({ do: "move", by: -1 })} />
        <IconButton icon="arrow-down" label={t("estimate.down")} isDisabled={!hasRow} onPress={() => act({ do: "move", by: 1 })} />
        <IconButton icon="trash" label={t("estimate.remove")} isDisabled={!hasRow} onPress={onRemove} />
      </Toolbar>
      <span className="GridChosen" role="status">{chosen}</span>
      <span className="GridLook">
        <SegmentedControl<Density>
          label={t("estimate.density")} isLabelHidden value={density} onChange={onDensity}
          options={[{ value: "compact", label: t("estimate.compact") }, { value: "comfortable", label: t("estimate.comfortable") }]}
        />
        <IconButton icon="columns" label={t("columns.choose")} onPress={() => setChoosing(true)} />
      </span>
      <ColumnsDialog list={columns} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
