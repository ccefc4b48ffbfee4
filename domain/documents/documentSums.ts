import { balanceOf, owedBy, totalsOf } from "#domain/jobs/settle.ts"
import { currencyOf } from "./documentFormats.ts"
import { partsHeading } from "./lineSections.ts"
import { plain, strong, type Sum } from "./Sum.ts"
import type { Writing } from "./Writing.ts"

/** The sums under the lines, in groups: subtotals, taxes and total, who bears it, what is paid and what is owed. None on a work order. */
export const documentSums = (writing: Writing): ReadonlyArray<ReadonlyArray<Sum>> =>
  groups(writing).filter((group) => group.length > 0)

const groups = (writing: Writing): ReadonlyArray<ReadonlyArray<Sum>> => {
  switch (writing.kind) {
    case "workorder": return []
    case "credit": return [total(writing), takenShares(writing)]
    case "receipt": return [received(writing)]
    default: return [total(writing), shares(writing), owed(writing)]
  }
}

/** Whose share goes back to whom, as the note was kept. */
const takenShares = ({ job: { insurance, totals }, words: { sum }, formats: { money } }: Writing): ReadonlyArray<Sum> =>
  insurance === null ? [] : [
    strong(sum.insurerShare, money(totals.insurerShare)),
    ...totals.shopCredit === 0 ? [] : [plain(sum.rebate, money(-totals.shopCredit))],
    strong(sum.customerShare, money(totals.customerShare))
  ]

/** The payment, and what was still owed in all once it was there. */
const received = ({ job: { payments, totals }, payment, tenant, words: { sum }, formats: { money } }: Writing): ReadonlyArray<Sum> => {
  if (payment === undefined) return []
  const upTo = payments.slice(0, payments.findIndex(({ id }) => id === payment.id) + 1)
  return [
    { label: `${sum.received} ${currencyOf[tenant.country]}`, value: money(payment.amountReceived), weight: "total" },
    plain(sum.stillOwed, money(balanceOf(totals, upTo)))
  ]
}

const total = (writing: Writing): ReadonlyArray<Sum> => {
  const { customer, job: { taxRates, totals }, tenant, words: { line, sum }, formats: { money, percent } } = writing
  const taxes = [
    ...(taxRates.parts > 0 && totals.partsSubtotal !== 0 ? [plain(sum.partsTax(percent(taxRates.parts)), money(totals.partsTax))] : []),
    ...(taxRates.labor > 0 && totals.laborSubtotal !== 0 ? [plain(sum.laborTax(percent(taxRates.labor)), money(totals.laborTax))] : [])
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
