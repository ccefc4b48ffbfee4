import { discountTo, linesInTradeOrder, placeLines } from "#domain/estimates/linesForGlass.ts"
import { chargesNothing, netPrice } from "#domain/estimates/priceEstimate.ts"
import type { EstimateLine, NewLine } from "#domain/estimates/EstimateLine.ts"
import { priceByProfile } from "#domain/estimates/repriceLines.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { toEstimateLine } from "./newLine.ts"

/**
 * Returns a line after an edit, with the values derived from the edited cell. A price that was typed over no longer
 * counts as the profile's. A line that is charged for has no no-charge reason.
 */
export const changeLine = (
  line: LineValues,
  change: Partial<LineValues>,
  profile?: PricingProfileDraft
): LineValues => {
  const next = repricedBy(line, change, profile)
  return next.noChargeReason === "" || "noChargeReason" in change || chargesNothing(toEstimateLine(next))
    ? next
    : { ...next, noChargeReason: "" }
}

const repricedBy = (line: LineValues, change: Partial<LineValues>, profile?: PricingProfileDraft): LineValues => {
  const next = { ...line, ...change }
  if ("netPrice" in change) return { ...next, ...typed, discount: discountBehind(next) }
  if ("cost" in change)
    return profile === undefined || line.rule === "typed"
      ? next
      : { ...next, ...pricedBy(next, profile), cost: next.cost }
  if ("listPrice" in change || "discount" in change)
    return { ...next, ...typed, netPrice: netPrice({ ...toEstimateLine(next), ...typed }) }
  return next
}

/** Marks a manual price. */
const typed = { rule: "typed", partPattern: "" } as const

/** Returns the line at the profile's price; unchanged if the profile has none for it. */
export const pricedBy = (line: LineValues, profile: PricingProfileDraft): LineValues => {
  const { cost = 0, ...priced } = priceByProfile(toEstimateLine(line), profile) ?? toEstimateLine(line)
  return { ...priced, cost, unread: line.unread, noChargeReason: chargesNothing(priced) ? line.noChargeReason : "" }
}

/** Whether a manual price overrides one from the profile. */
export const canResetPrice = (line: LineValues, profile: PricingProfileDraft | undefined): boolean =>
  profile !== undefined && line.rule === "typed" && priceByProfile(toEstimateLine(line), profile) !== undefined

/** The discount from list price to a typed net price, in basis points; unchanged if either is missing. */
const discountBehind = ({ listPrice, netPrice: net, discount }: LineValues): number | null => {
  if (!listPrice || net === null) return discount
  return discountTo(net, listPrice)
}

/** Converts re-priced lines to form rows; unchanged rows are returned as the same objects. */
export const rowsOf = (
  lines: ReadonlyArray<EstimateLine>,
  before: ReadonlyArray<LineValues>
): ReadonlyArray<LineValues> => {
  const known = new Map<string, LineValues>(before.map((row) => [row.id, row]))
  return lines.map((line) => {
    const row = known.get(line.id)
    if (row !== undefined && sameLine(toEstimateLine(row), line)) return row
    return { ...line, cost: line.cost ?? 0, unread: row?.unread ?? {} }
  })
}

const sameLine = (one: EstimateLine, other: EstimateLine) =>
  (Object.keys(other) as ReadonlyArray<keyof EstimateLine>).every((name) => one[name] === other[name])

/**
 * Returns the rows with the lines of another pane or repair, in the order insurers' claims desks expect (trade 3.1 rule
 * 11).
 */
export const withLines = (
  lines: ReadonlyArray<LineValues>,
  added: ReadonlyArray<NewLine>,
  newId: () => string
): ReadonlyArray<LineValues> =>
  linesInTradeOrder([
    ...lines,
    ...placeLines(added, newId).map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
  ])

/** The only pane on the estimate, which another may replace; undefined if there is none or more than one. */
export const onlyPane = (lines: ReadonlyArray<LineValues>): LineValues | undefined => {
  const panes = lines.filter(({ kind }) => kind === "glass")
  return panes.length === 1 ? panes[0] : undefined
}

/** The rows without the only pane and the lines added with it. Manual lines and chip repairs stay. */
export const withoutPane = (lines: ReadonlyArray<LineValues>): ReadonlyArray<LineValues> =>
  lines.filter(({ kind, rule }) => kind !== "glass" && (rule === "typed" || kind === "repair" || kind === "fee"))
