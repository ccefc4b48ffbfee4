import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import type { EdiLine } from "./EdiFacts.ts"
import type { LineGroup, PartnerProfile } from "./PartnerProfile.ts"

/** A line as written on the invoice; `unitPrice` in cents, `quantity` in hundredths. */
export interface BilledLine {
  readonly group: LineGroup
  readonly code: string
  readonly description: string
  readonly unit: "EA" | "HR"
  readonly quantity: number
  readonly unitPrice: number
  readonly extended: number
}

const groups: Readonly<Record<EdiLine["kind"], LineGroup>> = {
  glass: "glass",
  labor: "labor",
  kit: "kit",
  molding: "molding",
  clip: "hardware",
  rainSensorPad: "hardware",
  part: "part",
  calibration: "calibration",
  repair: "repair",
  fee: "fee"
}

/**
 * Returns the lines in the partner's order with its codes. Labor after the first line is extra labor. If the partner
 * accepts a kind only once, further lines get its repeat code, with their own number in the description (trade 4.2).
 */
export const billedLines = (
  lines: ReadonlyArray<EdiLine>,
  { lineOrder, lineCodes, repeatedCodes }: Pick<PartnerProfile, "lineOrder" | "lineCodes" | "repeatedCodes">
): ReadonlyArray<BilledLine> => {
  const seen = new Set<string>()
  const billed = lines.map((line): BilledLine => {
    const isAgain = seen.has(line.kind)
    seen.add(line.kind)
    const own = line.ediPartNumber.trim() || line.partNumber.trim() || (lineCodes[line.kind] ?? "")
    const miscellaneous = isAgain ? repeatedCodes[line.kind] : undefined
    return {
      group: line.kind === "labor" && isAgain ? "extraLabor" : groups[line.kind],
      code: miscellaneous ?? own,
      description: miscellaneous === undefined ? line.description : `${own} ${line.description}`.trim(),
      unit: line.kind === "labor" ? "HR" : "EA",
      ...countedOf(line)
    }
  })
  return lineOrder.flatMap((group) => billed.filter((line) => line.group === group))
}

/**
 * Returns quantity and prices. A flat-priced line becomes one unit at the full price, so that the partner's
 * multiplication gives the line's price.
 */
const countedOf = (line: EdiLine): Pick<BilledLine, "quantity" | "unitPrice" | "extended"> => {
  const extended = extendedPrice(line)
  return line.rule === "partFlat" && extended !== 0
    ? { quantity: 100, unitPrice: extended, extended }
    : { quantity: line.quantity, unitPrice: line.netPrice, extended }
}
