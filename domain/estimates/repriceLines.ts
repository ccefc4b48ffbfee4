import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { type EstimateLine, LineId, type LineRule, type NewLine } from "./EstimateLine.ts"
import {
  calibrationNamed,
  type EstimateWords,
  estimateWordsOf,
  isLaborBase,
  isMoreChips,
  kitNamed
} from "./EstimateWords.ts"
import { calibrationLine, type Chips, kitLine, laborLines, repairLines } from "./automaticLines.ts"
import { applyProfile, byPartPrice, withoutPartPrice } from "./linesForGlass.ts"
import { isNoCharge, netPrice } from "./priceEstimate.ts"

/**
 * A line of any kind at its profile's price, with the rule that gives it; undefined where the profile has no price for
 * such a line (a fee, another part, a calibration of which nobody says which one it is).
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
      const kind = calibrationNamed(line)
      return kind && agreed(line, calibrationLine(kind, profile, words).netPrice, "calibrationPrice")
    }
    case "repair":
      return agreed(line, isMoreChips(line) ? profile.repairAdditional : profile.repairFirst, "repairPrice")
    case "part":
      return byPartPrice(line, profile.partPrices)
    case "fee":
      return undefined
  }
}

// Of what is made in these words only the prices are taken.
const words = estimateWordsOf.en

/** The line at an agreed price; undefined where none is agreed. */
const agreed = <Line extends NewLine>(line: Line, price: Cents, rule: LineRule): Line | undefined =>
  price === 0 ? undefined : { ...line, listPrice: price, discount: 0, netPrice: price, rule }

/** Labor: a flat fee counts once, hours stay as many as they are. */
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
 * A kit: which one its description says, the base kit where it says none. A line at a rate counts its kits itself; one
 * at a price for the whole says in its description how many that is.
 */
const kitByProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line | undefined => {
  const named = kitNamed(line.description) ?? kitNamed(`${line.description} (1)`)
  const isWhole = line.rule !== "kitRate" && line.quantity === 100 && line.description.endsWith(")")
  const kit = {
    partNumber: line.partNumber,
    kind: named?.kind ?? "base",
    quantity: isWhole ? (named?.quantity ?? 100) : line.quantity
  }
  const made = kit.quantity === 0 ? undefined : kitLine({ glassType: "other", kit }, profile, words)
  return made && agreed({ ...line, quantity: made.quantity }, made.netPrice, made.rule)
}

/** What re-pricing asks for besides the lines. */
export interface Repricing {
  readonly profile: PricingProfileDraft
  readonly words: EstimateWords
  /** The catalogue's panes as they are listed today; none where it was not asked. */
  readonly catalogue: ReadonlyArray<GlassPart>
  /** A UUID never given before. */
  readonly newId: () => string
}

/**
 * The lines as a profile prices them today, by all of its rules: glass and hardware from present list prices, labor
 * hourly, flat, or base and hours, kits, calibration, repairs. A labor base or further chips come and go as the profile
 * has them; kits go where it charges none. Prices that a person typed and lines without charge stay, and a line that stands already comes back
 * as the same object.
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
          return [calibrationNamed(line) === undefined ? line : orUnpriced(line, repricing.profile)]
        default:
          return [priceByProfile(line, repricing.profile) ?? atList(withoutPartPrice(line))]
      }
    })
    .map((line) => standing(line, lines))
}

const atList = (line: EstimateLine): EstimateLine => ({ ...line, netPrice: netPrice(line) })

/** The line as it stood, where nothing about its price is another. */
const standing = (line: EstimateLine, before: ReadonlyArray<EstimateLine>): EstimateLine => {
  const was = before.find(({ id }) => id === line.id)
  return was !== undefined && priced.every((name) => was[name] === line[name]) ? was : line
}

const priced = ["quantity", "discount", "netPrice", "rule", "partNumber", "partPattern"] as const

/** The line at the profile's price, or waiting for one where the profile has none. */
const orUnpriced = (line: EstimateLine, profile: PricingProfileDraft): EstimateLine =>
  priceByProfile(line, profile) ?? { ...line, listPrice: 0, discount: 0, netPrice: 0, rule: "priceRequired" }

/** Lines with the catalogue's present list prices, by part number; those a person priced, and unlisted ones, stay. */
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

/** Lines of a kind that belong together: those of one pane, or those of none. */
const besides = ({ kind, parentId }: EstimateLine, lines: Group): Group =>
  lines.filter((other) => other.kind === kind && other.parentId === parentId)

/** A labor line under the profile, with the base amount before the first hours of a pane where the profile pays one. */
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
 * Hours of a labor line: as many as it has, or, where it was a flat fee, as the catalogue gives its pane; 0 where
 * nobody knows, so that they are asked for.
 */
const hoursOf = (line: EstimateLine, lines: Group, { catalogue }: Repricing): number => {
  if (line.rule !== "laborFlat") return line.quantity
  const pane = lines.find(({ id }) => id === line.parentId)
  return catalogue.find(({ partNumber }) => partNumber === pane?.partNumber)?.laborHours ?? 0
}

/** A chip repair under the profile: the first chip, and the others as a line of their own where they have a price. */
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

/** A line that comes with another: to the same pane, taxed and paid alike. */
const beside = (line: EstimateLine, added: NewLine, newId: () => string): EstimateLine => ({
  ...added,
  id: LineId.make(newId()),
  parentId: line.parentId,
  taxable: line.taxable,
  customerPaid: line.customerPaid
})

/** A line that re-pricing changes: `before` is undefined where it comes, `after` where it goes. */
export interface LineChange {
  readonly before: EstimateLine | undefined
  readonly after: EstimateLine | undefined
}

/** What differs between lines before and after they were re-priced, in the order of what stands after. */
export const lineChanges = (before: Group, after: Group): ReadonlyArray<LineChange> => [
  ...after.flatMap((line): ReadonlyArray<LineChange> => {
    const was = before.find(({ id }) => id === line.id)
    return was === line ? [] : [{ before: was, after: line }]
  }),
  ...before
    .filter(({ id }) => !after.some((line) => line.id === id))
    .map((line): LineChange => ({ before: line, after: undefined }))
]
