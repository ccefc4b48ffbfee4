import { balanceOf, dueTotals, netReceived, amountOwed } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { sourceText } from "#domain/payments/sourceText.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { currencyOf } from "#domain/shared/Address.ts"
import { deductibleOf, shareOf } from "./splitInvoiceFor.ts"
import { partsHeading } from "./lineSections.ts"
import { type TotalsRow, plainRow, strongRow } from "./Block.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/**
 * Returns the totals below the lines, in groups: subtotals, taxes and total, shares, payments and balance. Empty for a
 * work order.
 */
export const documentTotals = (writing: DocumentContext): ReadonlyArray<ReadonlyArray<TotalsRow>> =>
  groups(writing).filter((group) => group.length > 0)

const groups = (writing: DocumentContext): ReadonlyArray<ReadonlyArray<TotalsRow>> => {
  switch (writing.kind) {
    case "workorder":
      return []
    case "credit":
      return [total(writing), takenShares(writing)]
    case "receipt":
      return [received(writing)]
    case "invoice":
      if (writing.billedTo !== undefined)
        return [
          writing.job.lines.length === 0 ? [] : total(writing),
          ownShare(writing, writing.billedTo),
          owed(writing)
        ]
      return [total(writing), shares(writing), owed(writing)]
    default:
      return [total(writing), shares(writing), owed(writing)]
  }
}

/** The credited shares, as stored on the credit note. */
const takenShares = ({
  job: { insurance, totals },
  t,
  formats: { money }
}: DocumentContext): ReadonlyArray<TotalsRow> =>
  insurance === null
    ? []
    : [
        strongRow(t("sum.insurerShare"), money(totals.insurerShare)),
        ...(totals.shopCredit === 0 ? [] : [plainRow(t("sum.rebate"), money(-totals.shopCredit))]),
        strongRow(t("sum.customerShare"), money(totals.customerShare))
      ]

/**
 * Returns the payment, its refunds, and the total balance right after it. Shows the current balance instead if anything
 * was refunded, adjusted or credited since.
 */
const received = (writing: DocumentContext): ReadonlyArray<TotalsRow> => {
  const {
    job,
    payment,
    tenant,
    t,
    formats: { money }
  } = writing
  if (payment === undefined) return []
  const { payments } = job
  const refunds = refunded(writing, payment)
  const upTo = payments.slice(0, payments.findIndex(({ id }) => id === payment.id) + 1)
  const isAsItWas =
    !isCredited(job) && job.adjustments.length === 0 && payments.every((one) => refunded(writing, one).length === 0)
  return [
    {
      label: `${t("sum.received")} ${currencyOf[tenant.country]}`,
      value: money(payment.amountReceived),
      weight: "total"
    },
    ...refunds.map(({ label, amount }) => plainRow(label, money(-amount))),
    ...(refunds.length === 0 ? [] : [strongRow(t("sum.kept"), money(netReceived(payment)))]),
    isAsItWas
      ? plainRow(t("sum.stillOwed"), money(balanceOf(job.totals, upTo)))
      : balance(writing, balanceOf(dueTotals(job), payments), "plain")
  ]
}

/** Returns the completed refunds of a payment: when, how, and how much. */
const refunded = ({ t, formats }: DocumentContext, { refunds = [] }: Payment) =>
  refunds
    .filter(({ status }) => status === "refunded")
    .map(({ date, source, amount, movedTo }) => ({
      label:
        movedTo === undefined
          ? t("sum.refund", { day: formats.dayShort(date), source: sourceText(source, t) })
          : t("sum.movedTo", { day: formats.dayShort(date), number: movedTo.number }),
      amount
    }))

const balance = ({ t, formats }: DocumentContext, cents: number, weight: TotalsRow["weight"]): TotalsRow => ({
  label: cents < 0 ? t("sum.credit") : t("sum.balance"),
  value: formats.money(cents),
  weight
})

const total = (writing: DocumentContext): ReadonlyArray<TotalsRow> => {
  const {
    customer,
    job: { taxRates, totals },
    tenant,
    t,
    formats: { money, percent }
  } = writing
  const taxes = [
    ...(taxRates.parts > 0 && totals.partsSubtotal !== 0
      ? [plainRow(t("sum.partsTax", { rate: percent(taxRates.parts) }), money(totals.partsTax))]
      : []),
    ...(taxRates.labor > 0 && totals.laborSubtotal !== 0
      ? [plainRow(t("sum.laborTax", { rate: percent(taxRates.labor) }), money(totals.laborTax))]
      : []),
    ...totals.taxes.map(({ name, amount }, at) =>
      plainRow(t("sum.namedTax", { name, rate: percent(taxRates.lines[at]?.rate ?? 0) }), money(amount))
    )
  ]
  return [
    plainRow(partsHeading(writing).subtotal, money(totals.partsSubtotal)),
    plainRow(t("line.laborSubtotal"), money(totals.laborSubtotal)),
    ...(taxRates.exempt
      ? [plainRow(t("sum.taxExempt", { number: customer.taxExemptNo.trim() }).trim(), money(0))]
      : taxes.length > 0
        ? taxes
        : [plainRow(t("sum.tax"), money(0))]),
    { label: t("sum.total", { currency: currencyOf[tenant.country] }), value: money(totals.total), weight: "total" }
  ]
}

/** The deductible is capped at the claimed total; the rebate is borne by the shop. */
const shares = ({
  job: { lines, insurance, taxRates, totals },
  t,
  formats: { money }
}: DocumentContext): ReadonlyArray<TotalsRow> => {
  if (insurance === null) return []
  const claimed = totalsOf({ lines: lines.filter(({ customerPaid }) => !customerPaid), insurance }, taxRates).total
  return [
    strongRow(t("sum.insurerShare"), money(totals.insurerShare)),
    plainRow(t("sum.deductible"), money(Math.min(insurance.deductible, claimed))),
    ...(totals.shopCredit > 0 ? [plainRow(t("sum.rebate"), money(-totals.shopCredit))] : []),
    ...(totals.total > claimed ? [plainRow(t("sum.customerPaid"), money(totals.total - claimed))] : []),
    strongRow(t("sum.customerShare"), money(totals.customerShare))
  ]
}

/**
 * Returns one payer's share: the insurer's lines less the deductible, or the customer's lines plus the deductible less
 * the rebate.
 */
const ownShare = (
  { job, t, formats: { money } }: DocumentContext,
  payer: Payment["payer"]
): ReadonlyArray<TotalsRow> => {
  const { customerShare, insurerShare, shopCredit } = job.totals
  const deductible = deductibleOf(job, payer)
  return payer === "insurer"
    ? [
        ...(deductible === 0 ? [] : [plainRow(t("sum.deductible"), money(-deductible))]),
        strongRow(t("sum.insurerShare"), money(insurerShare))
      ]
    : [
        ...(deductible === 0 ? [] : [plainRow(t("sum.deductible"), money(deductible))]),
        ...(shopCredit > 0 ? [plainRow(t("sum.rebate"), money(-shopCredit))] : []),
        strongRow(t("sum.customerShare"), money(customerShare))
      ]
}

/** Returns the credit, the payments with their refunds, adjustments, and the remaining balance. */
const owed = (writing: DocumentContext): ReadonlyArray<TotalsRow> => {
  const { kind, billedTo, job, t, formats } = writing
  const { insurance, payments } = job
  const invoiced = billedTo === undefined ? job.totals.total : shareOf(job, billedTo)
  const totals = dueTotals(job)
  const received = payments.filter((payment) => netReceived(payment) > 0)
  if (kind !== "invoice" && received.length === 0) return []
  return [
    ...(isCredited(job)
      ? [
          plainRow(
            t("sum.creditNote", { number: job.credit.number, day: formats.dayShort(job.credit.creditedOn) }),
            formats.money(-invoiced)
          )
        ]
      : []),
    ...received.flatMap((payment) => [
      plainRow(
        payment.movedFrom === undefined
          ? t("sum.payment", { day: formats.dayShort(payment.collectionDate), source: sourceText(payment.source, t) })
          : t("sum.movedFrom", {
              day: formats.dayShort(payment.collectionDate),
              number: payment.movedFrom.number,
              source: sourceText(payment.source, t)
            }),
        formats.money(-payment.amountReceived)
      ),
      ...refunded(writing, payment).map(({ label, amount }) => plainRow(label, formats.money(amount)))
    ]),
    ...job.adjustments.flatMap(({ amount, date, kind, reversed }) => [
      plainRow(t(adjustmentWords[kind], { day: formats.dayShort(date) }), formats.money(-amount)),
      ...(reversed === undefined
        ? []
        : [plainRow(t("sum.reversed", { day: formats.dayShort(reversed.date) }), formats.money(amount))])
    ]),
    ...(insurance === null || billedTo !== undefined
      ? []
      : [
          plainRow(t("sum.owedByInsurer"), formats.money(amountOwed("insurer", totals, payments))),
          plainRow(t("sum.owedByCustomer"), formats.money(amountOwed("customer", totals, payments)))
        ]),
    balance(
      writing,
      billedTo === undefined ? balanceOf(totals, payments) : amountOwed(billedTo, totals, payments),
      "total"
    )
  ]
}

const adjustmentWords = { allowance: "sum.allowance", writeOff: "sum.writeOff" } as const
