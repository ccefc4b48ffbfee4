import type { Cents, Hundredths } from "#domain/shared/Money.ts"
import { type LineKind, type LineRule, type NewLine, openFacts } from "./EstimateLine.ts"

/**
 * A line at an agreed price, made by `rule`: taxable, for the insurer when there is one. A price of 0 is marked as
 * asked for.
 */
export const automaticLine = (
  kind: LineKind,
  partNumber: string,
  description: string,
  quantity: Hundredths,
  price: Cents,
  rule: LineRule
): NewLine => ({
  ...openFacts,
  kind,
  partNumber,
  description,
  quantity,
  cost: 0,
  listPrice: price,
  discount: 0,
  netPrice: price,
  taxable: true,
  customerPaid: false,
  rule: price === 0 ? "priceRequired" : rule
})
