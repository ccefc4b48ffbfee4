import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { linesInTradeOrder, placeLines } from "#domain/estimates/linesForGlass.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** The rows with those of another pane or repair, in the order claims desks read (trade 3.1 rule 11). */
export const withLines = (
  lines: ReadonlyArray<LineValues>,
  added: ReadonlyArray<NewLine>,
  newId: () => string
): ReadonlyArray<LineValues> =>
  linesInTradeOrder([
    ...lines,
    ...placeLines(added, newId).map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
  ])

/**
 * The one pane on the estimate, which another may take the place of; undefined where there is none or more than one.
 */
export const onlyPane = (lines: ReadonlyArray<LineValues>): LineValues | undefined => {
  const panes = lines.filter(({ kind }) => kind === "glass")
  return panes.length === 1 ? panes[0] : undefined
}

/** The rows without the one pane and what came with it. Rows that a person wrote, and chip repairs, stay. */
export const withoutPane = (lines: ReadonlyArray<LineValues>): ReadonlyArray<LineValues> =>
  lines.filter(({ kind, rule }) => kind !== "glass" && (rule === "typed" || kind === "repair" || kind === "fee"))
