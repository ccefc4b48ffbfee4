import { blockOf } from "./cellBlock.ts"
import { cellText } from "./cellText.ts"
import type { GridState, GridWorld } from "./GridState.ts"
import { rowsMeant } from "./rowDeeds.ts"
import { printTsv } from "./tsv.ts"

/**
 * What a spreadsheet is given: the chosen rows whole, else the block of cells, else the cell; undefined while typing
 * and in the empty row below.
 */
export const copyCells = (
  state: GridState,
  { columns, speech }: Pick<GridWorld, "columns" | "speech">
): string | undefined => {
  const { left, right } = blockOf(state)
  const shown = state.chosen.size > 0 ? columns : columns.slice(left, right + 1)
  const rows = rowsMeant(state)
  return state.edit !== undefined || rows.length === 0
    ? undefined
    : printTsv(rows.map((line) => shown.map((id) => cellText(line, id, speech))))
}
