import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import type { EdiLine } from "./EdiFacts.ts"
import type { LineGroup, PartnerProfile } from "./PartnerProfile.ts"

/** A line as it goes on the invoice; `unitPrice` in cents, `quantity` in hundredths. */
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
 * The lines in the partner's order under its codes. Labor beside the first is extra labor; a kind that the partner takes
 * once has its code for the others, with their own number in the description (trade 4.2).
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

/** How many at what price: once at the whole price where that is flat, so that what a partner multiplies is the line's price. */
const countedOf = (line: EdiLine): Pick<BilledLine, "quantity" | "unitPrice" | "extended"> => {
  const extended = extendedPrice(line)
  return line.rule === "partFlat" && extended !== 0
    ? { quantity: 100, unitPrice: extended, extended }
    : { quantity: line.quantity, unitPrice: line.netPrice, extended }
}
