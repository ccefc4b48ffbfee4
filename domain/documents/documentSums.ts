import { balanceOf, owedBy, totalsOf } from "#domain/jobs/settle.ts"
import { currencyOf } from "./documentFormats.ts"
import { partsHeading } from "./lineSections.ts"
import { plain, strong, type Sum } from "./Sum.ts"
import type { Writing } from "./Writing.ts"

/** The sums under the lines, in groups: subtotals, taxes and total, who bears it, what is paid and what is owed. None on a work order. */
export const documentSums = (writing: Writing): ReadonlyArray<ReadonlyArray<Sum>> =>
  writing.kind === "workorder" ? [] : [total(writing), shares(writing), owed(writing)].filter((group) => group.length > 0)

const total = (writing: Writing): ReadonlyArray<Sum> => {
  const { customer, job: { taxRates, totals }, tenant, words: { line, sum }, formats: { money, percent } } = writing
  const taxes = [
    ...(taxRates.parts > 0 && totals.partsSubtotal > 0 ? [plain(sum.partsTax(percent(taxRates.parts)), money(totals.partsTax))] : []),
    ...(taxRates.labor > 0 && totals.laborSubtotal > 0 ? [plain(sum.laborTax(percent(taxRates.labor)), money(totals.laborTax))] : [])
  ]
  return [
    plain(partsHeading(writing).subtotal, money(totals.partsSubtotal)),
    plain(line.laborSubtotal, money(totals.laborSubtotal)),
    ...(taxRates.exempt ? [plain(sum.taxExempt(customer.taxExemptNo.trim()), money(0))] : taxes.length > 0 ? taxes : [plain(sum.tax, money(0))]),
    { label: sum.total(currencyOf[tenant.country]), value: money(totals.total), weight: "total" }
  ]
}

/** trade.md 3.1, rules 8 and 9: the deductible counts no further than what is claimed; the rebate is the shop's own. */
const shares = ({ job: { lines, insurance, taxRates, totals }, words: { sum }, formats: { money } }: Writing): ReadonlyArray<Sum> => {
  if (insurance === null) return []
  const claimed = totalsOf({ lines: lines.filter(({ customerPaid }) => !customerPaid), insurance }, taxRates).total
  return [
    strong(sum.insurerShare, money(totals.insurerShare)),
    plain(sum.deductible, money(Math.min(insurance.deductible, claimed))),
    ...(totals.shopCredit > 0 ? [plain(sum.rebate, money(-totals.shopCredit))] : []),
    ...(totals.total > claimed ? [plain(sum.customerPaid, money(totals.total - claimed))] : []),
    strong(sum.customerShare, money(totals.customerShare))
  ]
}

const owed = ({ kind, job: { insurance, payments, totals }, words: { sum }, formats }: Writing): ReadonlyArray<Sum> => {
  const received = payments.filter(({ status }) => status === "paid")
  if (kind !== "invoice" && received.length === 0) return []
  const balance = balanceOf(totals, payments)
  return [
    ...received.map(({ collectionDate, source, amountReceived }) =>
      plain(sum.payment(formats.dayShort(collectionDate), source), formats.money(-amountReceived))),
    ...(insurance === null ? [] : [
      plain(sum.owedByInsurer, formats.money(owedBy("insurer", totals, payments))),
      plain(sum.owedByCustomer, formats.money(owedBy("customer", totals, payments)))
    ]),
    { label: balance < 0 ? sum.credit : sum.balance, value: formats.money(balance), weight: "total" }
  ]
}
