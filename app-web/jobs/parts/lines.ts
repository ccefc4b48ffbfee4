import { discountTo, linesInTradeOrder, placeLines } from "#domain/estimates/linesForGlass.ts"
import { chargesNothing, netPrice } from "#domain/estimates/priceEstimate.ts"
import type { EstimateLine, NewLine } from "#domain/estimates/EstimateLine.ts"
import { priceByProfile } from "#domain/estimates/repriceLines.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { lineOf } from "./newLine.ts"

/**
 * A row after somebody typed into it: what follows from the typed cell follows at once, and a price typed over no
 * longer counts as the profile's. A row that is charged for has no reason for no charge.
 */
export const changeLine = (
  line: LineValues,
  change: Partial<LineValues>,
  profile?: PricingProfileDraft
): LineValues => {
  const next = repricedBy(line, change, profile)
  return next.noChargeReason === "" || "noChargeReason" in change || chargesNothing(lineOf(next))
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
    return { ...next, ...typed, netPrice: netPrice({ ...lineOf(next), ...typed }) }
  return next
}

/** Of a price that a person gave. */
const typed = { rule: "typed", partPattern: "" } as const

/** The row at the profile's price again; as it is where the profile has none for such a row. */
export const pricedBy = (line: LineValues, profile: PricingProfileDraft): LineValues => {
  const { cost = 0, ...priced } = priceByProfile(lineOf(line), profile) ?? lineOf(line)
  return { ...priced, cost, unread: line.unread, noChargeReason: chargesNothing(priced) ? line.noChargeReason : "" }
}

/** Whether a person's price stands where the profile has one of its own. */
export const mayReset = (line: LineValues, profile: PricingProfileDraft | undefined): boolean =>
  profile !== undefined && line.rule === "typed" && priceByProfile(lineOf(line), profile) !== undefined

/**
 * The discount that leads from list to a typed net price, in basis points; untouched where there is no list price or no
 * price yet.
 */
const discountBehind = ({ listPrice, netPrice: net, discount }: LineValues): number | null => {
  if (!listPrice || net === null) return discount
  return discountTo(net, listPrice)
}

/** Re-priced lines as rows again; a row that stands comes back as the same object. */
export const rowsOf = (
  lines: ReadonlyArray<EstimateLine>,
  before: ReadonlyArray<LineValues>
): ReadonlyArray<LineValues> => {
  const known = new Map<string, LineValues>(before.map((row) => [row.id, row]))
  return lines.map((line) => {
    const row = known.get(line.id)
    if (row !== undefined && sameLine(lineOf(row), line)) return row
    return { ...line, cost: line.cost ?? 0, unread: row?.unread ?? {} }
  })
}

const sameLine = (one: EstimateLine, other: EstimateLine) =>
  (Object.keys(other) as ReadonlyArray<keyof EstimateLine>).every((name) => one[name] === other[name])

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
