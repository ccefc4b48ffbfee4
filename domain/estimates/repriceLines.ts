import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { type EstimateLine, LineId, type LineRule, type NewLine } from "./EstimateLine.ts"
import {
  parseCalibration,
  type EstimateTexts,
  estimateTextsOf,
  isLaborBase,
  isMoreChips,
  parseKit
} from "./EstimateTexts.ts"
import { calibrationLine, type Chips, kitLine, laborLines, repairLines } from "./automaticLines.ts"
import { applyProfile, priceByPartNumber, withoutPartPrice } from "./linesForGlass.ts"
import { isNoCharge, netPrice } from "./priceEstimate.ts"

/**
 * Prices a line of any kind by its profile and sets the rule used. Undefined if the profile has no price for it (fees,
 * other parts, unrecognized calibrations).
 */
export const priceByProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line | undefined => {
  switch (line.kind) {
    case "glass":
    case "molding":
    case "clip":
    case "rainSensorPad":
      return applyProfile(line, profile)
    case "labor":
      return laborByProfile(line, profile)
    case "kit":
      return kitByProfile(line, profile)
    case "calibration": {
      const kind = parseCalibration(line)
      return kind && agreed(line, calibrationLine(kind, profile, words).netPrice, "calibrationPrice")
    }
    case "repair":
      return agreed(line, isMoreChips(line) ? profile.repairAdditional : profile.repairFirst, "repairPrice")
    case "part":
      return priceByPartNumber(line, profile.partPrices)
    case "fee":
      return undefined
  }
}

// Only prices are taken from the lines made with these texts.
const words = estimateTextsOf.en

/** Sets an agreed price on a line; undefined if none is agreed. */
const agreed = <Line extends NewLine>(line: Line, price: Cents, rule: LineRule): Line | undefined =>
  price === 0 ? undefined : { ...line, listPrice: price, discount: 0, netPrice: price, rule }

/** Prices labor: a flat fee has quantity 1, hours are unchanged. */
const laborByProfile = <Line extends NewLine>(
  line: Line,
  { laborType, laborRate, laborBase }: PricingProfileDraft
): Line | undefined => {
  if (isLaborBase(line))
    return laborType === "hourly" ? agreed({ ...line, quantity: 100 }, laborBase, "laborBaseAndHourly") : undefined
  return laborType === "flatFee"
    ? agreed({ ...line, quantity: 100 }, laborRate, "laborFlat")
    : agreed(line, laborRate, laborBase === 0 ? "laborHourly" : "laborBaseAndHourly")
}

/**
 * Prices a kit, by the kind in its description or else as the base kit. A line priced by rate has the number of kits as
 * its quantity; a line with a total price has it in its description.
 */
const kitByProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line | undefined => {
  const named = parseKit(line.description) ?? parseKit(`${line.description} (1)`)
  const isWhole = line.rule !== "kitRate" && line.quantity === 100 && line.description.endsWith(")")
  const kit = {
    partNumber: line.partNumber,
    kind: named?.kind ?? "base",
    quantity: isWhole ? (named?.quantity ?? 100) : line.quantity
  }
  const made = kit.quantity === 0 ? undefined : kitLine({ glassType: "other", kit }, profile, words)
  return made && agreed({ ...line, quantity: made.quantity }, made.netPrice, made.rule)
}

/** What repricing needs in addition to the lines. */
export interface Repricing {
  readonly profile: PricingProfileDraft
  readonly words: EstimateTexts
  /** Panes with their current list prices in the catalog; empty if it was not queried. */
  readonly catalogue: ReadonlyArray<GlassPart>
  /** Must return a new UUID on each call. */
  readonly newId: () => string
}

/**
 * Reprices lines by all rules of a profile as of today: glass and hardware at current list prices; labor as hourly,
 * flat, or base and hours; kits, calibration and repairs. Labor base and additional chips are added or removed
 * according to the profile; kits are removed if it charges none. Prices entered by a user and lines without charge are
 * unchanged. A line whose price does not change is returned as the same object.
 */
export const repriceLines = (lines: ReadonlyArray<EstimateLine>, repricing: Repricing): ReadonlyArray<EstimateLine> => {
  const listed = withListPrices(lines, repricing.catalogue)
  return listed
    .flatMap((line): ReadonlyArray<EstimateLine> => {
      if (line.rule === "typed" || isNoCharge(line)) return [line]
      switch (line.kind) {
        case "labor":
          return repricedLabor(line, listed, repricing)
        case "repair":
          return repricedRepair(line, listed, repricing)
        case "kit":
          return repricing.profile.hasKit ? [orUnpriced(line, repricing.profile)] : []
        case "calibration":
          return [parseCalibration(line) === undefined ? line : orUnpriced(line, repricing.profile)]
        default:
          return [priceByProfile(line, repricing.profile) ?? atList(withoutPartPrice(line))]
      }
    })
    .map((line) => standing(line, lines))
}

const atList = (line: EstimateLine): EstimateLine => ({ ...line, netPrice: netPrice(line) })

/** Returns the previous object of a line if its pricing did not change. */
const standing = (line: EstimateLine, before: ReadonlyArray<EstimateLine>): EstimateLine => {
  const was = before.find(({ id }) => id === line.id)
  return was !== undefined && priced.every((name) => was[name] === line[name]) ? was : line
}

const priced = ["quantity", "discount", "netPrice", "rule", "partNumber", "partPattern"] as const

/** Prices a line by the profile, or marks it as requiring a price if the profile has none. */
const orUnpriced = (line: EstimateLine, profile: PricingProfileDraft): EstimateLine =>
  priceByProfile(line, profile) ?? { ...line, listPrice: 0, discount: 0, netPrice: 0, rule: "priceRequired" }

/** Sets the catalog's current list prices, by part number. Lines priced by a user and unlisted lines are unchanged. */
const withListPrices = (
  lines: ReadonlyArray<EstimateLine>,
  catalogue: ReadonlyArray<GlassPart>
): ReadonlyArray<EstimateLine> => {
  const prices = new Map<string, Cents>(
    catalogue.flatMap(({ partNumber, listPrice, hardware }) => [
      ...hardware.map((piece) => [piece.partNumber, piece.listPrice] as const),
      [partNumber, listPrice] as const
    ])
  )
  return lines.map((line) => {
    const listPrice = prices.get(line.partNumber)
    return line.rule === "typed" || listPrice === undefined || listPrice === line.listPrice
      ? line
      : { ...line, listPrice, ...(line.rule === "priceRequired" && listPrice > 0 ? { rule: "hardwareDiscount" } : {}) }
  })
}

type Group = ReadonlyArray<EstimateLine>

/** Returns lines of the same kind and the same pane (or no pane). */
const besides = ({ kind, parentId }: EstimateLine, lines: Group): Group =>
  lines.filter((other) => other.kind === kind && other.parentId === parentId)

/** Reprices a labor line. If the profile has a base amount, adds it before the first hours of a pane. */
const repricedLabor = (line: EstimateLine, lines: Group, repricing: Repricing): Group => {
  const { profile, words, newId } = repricing
  const together = besides(line, lines)
  const hasBase = profile.laborType === "hourly" && profile.laborBase > 0
  if (isLaborBase(line)) return hasBase ? [orUnpriced(line, profile)] : []
  const hours = { ...line, quantity: profile.laborType === "hourly" ? hoursOf(line, lines, repricing) : 100 }
  const isFirst = line === together.find((other) => !isLaborBase(other))
  const [base] = laborLines(hours.quantity, profile, words)
  return [
    ...(hasBase && isFirst && base !== undefined && !together.some(isLaborBase) ? [beside(line, base, newId)] : []),
    orUnpriced(hours, profile)
  ]
}

/**
 * Returns the hours of a labor line: its quantity or, if it was a flat fee, the catalog's hours for its pane. Returns 0
 * if unknown, so that the user is asked for them.
 */
const hoursOf = (line: EstimateLine, lines: Group, { catalogue }: Repricing): number => {
  if (line.rule !== "laborFlat") return line.quantity
  const pane = lines.find(({ id }) => id === line.parentId)
  return catalogue.find(({ partNumber }) => partNumber === pane?.partNumber)?.laborHours ?? 0
}

/** Reprices a chip repair: the first chip, and the others as a separate line if they have a price. */
const repricedRepair = (line: EstimateLine, lines: Group, repricing: Repricing): Group => {
  const { profile, words, newId } = repricing
  const together = besides(line, lines)
  const isMore = (other: EstimateLine) =>
    isMoreChips(other) || (other.partNumber !== "WR-1" && together.some(({ partNumber }) => partNumber === "WR-1"))
  const more = together.find(isMore)
  const chips = more === undefined ? Number(/^WR-([23])$/.exec(line.partNumber)?.[1] ?? 1) : more.quantity / 100 + 1
  const [first, further] = repairLines(Math.min(3, Math.max(1, Math.round(chips))) as Chips, profile, words)
  if (isMore(line)) {
    return further === undefined
      ? []
      : [{ ...line, listPrice: further.listPrice, discount: 0, netPrice: further.netPrice, rule: further.rule }]
  }
  if (line !== together.find((other) => !isMore(other))) return [orUnpriced(line, profile)]
  return [
    { ...orUnpriced(line, profile), partNumber: first?.partNumber ?? line.partNumber },
    ...(further !== undefined && more === undefined ? [beside(line, further, newId)] : [])
  ]
}

/** Returns a line added along with another: for the same pane, with the same tax and payer. */
const beside = (line: EstimateLine, added: NewLine, newId: () => string): EstimateLine => ({
  ...added,
  id: LineId.make(newId()),
  parentId: line.parentId,
  taxable: line.taxable,
  customerPaid: line.customerPaid
})

/** A line changed by repricing: `before` is undefined if it is added, `after` if it is removed. */
export interface LineChange {
  readonly before: EstimateLine | undefined
  readonly after: EstimateLine | undefined
}

/** Returns what repricing changed, in the order of the new lines, followed by removed lines. */
export const lineChanges = (before: Group, after: Group): ReadonlyArray<LineChange> => [
  ...after.flatMap((line): ReadonlyArray<LineChange> => {
    const was = before.find(({ id }) => id === line.id)
    return was === line ? [] : [{ before: was, after: line }]
  }),
  ...before
    .filter(({ id }) => !after.some((line) => line.id === id))
    .map((line): LineChange => ({ before: line, after: undefined }))
]
