import { useWords } from "#web/words/useWords.ts"
import { blockOf } from "./cellBlock.ts"
import { mayFill } from "./fillDown.ts"
import { GridLook, type GridLookProps } from "./GridLook.tsx"
import { rowsMeant } from "./rowDeeds.ts"
import { RowTools } from "./RowTools.tsx"
import type { Grid } from "./useGrid.ts"

export interface GridToolsProps extends GridLookProps {
  readonly grid: Grid
  readonly onRemove: () => void
}

/** What can be done with rows, each also by keys; which columns there are, and how close the rows stand. */
export function GridTools({ grid: { state, act }, onRemove, ...look }: GridToolsProps) {
  const { t } = useWords()
  const { top, bottom, left, right } = blockOf(state)
  const chosen =
    state.chosen.size > 0
      ? t("estimate.chosen", { count: state.chosen.size })
      : state.corner === undefined
        ? ""
        : t("estimate.block", { rows: bottom - top + 1, columns: right - left + 1 })
  return (
    <div className="GridTools">
      <RowTools
        mayUndo={state.past.length > 0}
        mayRedo={state.future.length > 0}
        mayFill={mayFill(state)}
        hasRow={rowsMeant(state).length > 0}
        act={act}
        onRemove={onRemove}
      />
      <span className="GridChosen" role="status">
        {chosen}
      </span>
      <GridLook {...look} />
    </div>
  )
}
