import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { applyProfile, placeLines } from "#domain/estimates/linesForGlass.ts"
import { taxAsOf } from "#domain/estimates/priceEstimate.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Product } from "#domain/products/Product.ts"
import { toEstimateLine, newLine } from "../newLine.ts"
import { blockOf } from "./cellBlock.ts"
import { type GridState, type GridContext, type Lines, pushUndoStep } from "./GridState.ts"

/** The rows an action applies to: the selected ones, otherwise those of the block or the active cell. */
export const targetRows = (state: Pick<GridState, "lines" | "selectedIds" | "row" | "column" | "corner">): Lines => {
  const { lines, selectedIds } = state
  const { top, bottom } = blockOf(state)
  return selectedIds.size > 0 ? lines.filter(({ id }) => selectedIds.has(id)) : lines.slice(top, bottom + 1)
}

/** Lines that were added with these panes and are not among the given lines. */
export const relatedLines = (lines: Lines, meant: Lines): Lines => {
  const ids = new Set<string>(meant.map(({ id }) => id))
  return lines.filter(({ id, parentId }) => parentId !== null && ids.has(parentId) && !ids.has(id))
}

/**
 * Removes rows from the estimate, with `alsoWith` including the lines added with them. Related lines that stay become
 * independent.
 */
export const removeRows = (state: GridState, alsoWith: boolean): GridState => {
  const meant = targetRows(state)
  const gone = new Set<string>([...meant, ...(alsoWith ? relatedLines(state.lines, meant) : [])].map(({ id }) => id))
  const lines = state.lines
    .filter(({ id }) => !gone.has(id))
    .map((line) => (line.parentId !== null && gone.has(line.parentId) ? { ...line, parentId: null } : line))
  return {
    ...pushUndoStep(state, lines, { what: "removed", count: gone.size }),
    selectedIds: new Set(),
    corner: undefined
  }
}

/** Inserts copies of the rows below the last of them. Copies of related lines refer to the copy of their pane. */
export const duplicateRows = (state: GridState, { newId }: GridContext): GridState => {
  const meant = targetRows(state)
  if (meant.length === 0) return state
  const ids = new Map<string, string>(meant.map(({ id }) => [id, newId()]))
  const copies = meant.map((line) => ({
    ...line,
    id: ids.get(line.id)!,
    parentId: line.parentId === null ? null : (ids.get(line.parentId) ?? line.parentId)
  }))
  const below = state.lines.indexOf(meant.at(-1)!) + 1
  const next = pushUndoStep(state, state.lines.toSpliced(below, 0, ...copies), { what: "added", count: copies.length })
  return {
    ...next,
    row: below,
    corner: undefined,
    anchor: below,
    selectedIds: state.selectedIds.size > 0 ? new Set(copies.map(({ id }) => id)) : state.selectedIds
  }
}

/** Moves the rows up or down together by one place, if there is room. */
export const moveRows = (state: GridState, by: 1 | -1): GridState => {
  const meant = new Set(targetRows(state).map(({ id }) => id))
  const order = by === -1 ? [...state.lines.keys()] : [...state.lines.keys()].toReversed()
  const lines = [...state.lines]
  for (const at of order) {
    const beside = at + by
    const [one, other] = [lines[at], lines[beside]]
    if (one === undefined || other === undefined || !meant.has(one.id) || meant.has(other.id)) continue
    lines[at] = other
    lines[beside] = one
  }
  const here = state.lines[state.row]
  const row = here === undefined ? state.row : lines.indexOf(here)
  const next = pushUndoStep(state, lines, { what: "moved", count: row + 1 })
  const corner = state.corner && { ...state.corner, row: state.corner.row + row - state.row }
  return next === state ? state : { ...next, row, corner, anchor: row }
}

/**
 * Returns the lines with a pane placed in a row, or appended if there is no such row, followed by its related lines.
 * Those of an earlier pane in that row are removed. `brought` starts with the pane.
 */
export const placePane = (lines: Lines, row: number, brought: ReadonlyArray<NewLine>, newId: () => string): Lines => {
  const here = lines[row]
  const placed = placeLines(brought, newId).map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
  if (here === undefined) return [...lines, ...placed]
  const own = placed.map((line, nth) =>
    nth === 0 ? { ...line, id: here.id, parentId: null } : { ...line, parentId: here.id }
  )
  return lines.flatMap((line, at) =>
    at === row ? own : line.parentId === here.id && line.rule !== "typed" ? [] : [line]
  )
}

/** Returns the lines with one of the shop's products placed in a row, less the profile's discount for it, if any. */
export const placeProduct = (
  lines: Lines,
  row: number,
  product: Product,
  profile: PricingProfileDraft | undefined,
  newId: () => string
): Lines => {
  const { productCode, description, productType, taxType, listPrice } = product
  const before = lines[row] ?? newLine(productType, newId())
  const { partNumber: _, ...unread } = before.unread
  const line = {
    ...before,
    unread,
    kind: productType,
    partNumber: productCode,
    description,
    listPrice,
    discount: 0,
    netPrice: listPrice,
    taxable: taxType !== "notTaxed",
    taxAs: taxAsOf(productType, taxType),
    rule: "typed"
  } as const
  const priced =
    profile === undefined ? line : { ...applyProfile(toEstimateLine(line), profile), cost: line.cost, unread }
  return row < lines.length ? lines.with(row, priced) : [...lines, priced]
}
