import type { LineKind } from "./EstimateLine.ts"

const order: ReadonlyArray<LineKind> = [
  "glass",
  "labor",
  "kit",
  "molding",
  "clip",
  "rainSensorPad",
  "part",
  "calibration",
  "repair",
  "fee"
]

/**
 * Glass, Labor, Kit, Moldings, Hardware, Parts, Extra (trade 3.1 rule 11): how claims desks read an invoice. Lines
 * of one kind keep their order.
 */
export const linesInTradeOrder = <Line extends { readonly kind: LineKind }>(
  lines: ReadonlyArray<Line>
): ReadonlyArray<Line> => [...lines].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
