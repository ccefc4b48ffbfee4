import { between, chance, oneOf } from "#adapters/sample-catalogue/chance.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { instantAt } from "../instants.ts"
import type { Receipt } from "./Story.ts"

interface Due {
  readonly nth: number
  readonly customer: Pick<Customer, "isBusiness" | "paymentTerms">
  readonly insured: boolean
  readonly invoicedOn: string
  readonly invoicedAt: number
  readonly timeZone: string
}

/**
 * Returns who pays an invoice, when and how: individuals when they pick up the car, businesses by their terms, insurers
 * after some weeks; some late, some in two halves.
 */
export const receiptsFor = (due: Due): ReadonlyArray<Receipt> => [
  ...paid(
    due,
    "customer",
    due.customer.isBusiness ? firmDays(due) : personDays(due),
    due.customer.isBusiness ? firmSources : counterSources
  ),
  ...(due.insured ? paid(due, "insurer", insurerDays(due), insurerSources) : [])
]

const counterSources = ["Card terminal", "Card terminal", "Card terminal", "Cash", "Check"] as const
const firmSources = ["ACH transfer", "Check", "Check", "Card terminal"] as const
const insurerSources = ["Insurer EFT", "Insurer EFT", "Insurer check"] as const

/** A share of payments is late: 31 to 200 days after the invoice. */
const late = (seed: string, share: number) =>
  chance(`${seed} late`) < share ? between(31, 200, `${seed} how late`) : undefined

const personDays = ({ nth }: Due) => late(`person ${nth}`, 0.02) ?? 0
const insurerDays = ({ nth }: Due) => late(`insurer ${nth}`, 0.07) ?? between(9, 38, `insurer ${nth}`)

const termDays = { "Net 30": [18, 41], "Net 60": [40, 74], "Net 90": [70, 104], Cash: [0, 0], COD: [0, 0] } as const
const firmDays = ({ nth, customer: { paymentTerms } }: Due) => {
  const [least, most] = termDays[paymentTerms]
  return most === 0 ? 0 : (late(`firm ${nth}`, 0.04) ?? between(least, most, `firm ${nth}`))
}

const paid = (
  { nth, invoicedAt, invoicedOn, timeZone }: Due,
  payer: Payment["payer"],
  days: number,
  sources: readonly [string, ...ReadonlyArray<string>]
): ReadonlyArray<Receipt> => {
  const seed = `${payer} ${nth}`
  const isHalved = chance(`${seed} halves`) < 0.04
  const receipt = (after: number, half: boolean): Receipt => {
    const day = daysAfter(invoicedOn, after)
    // At the counter when the invoice is printed, or by mail in the morning.
    const at =
      after === 0
        ? invoicedAt + between(2, 9, seed) * 60_000
        : instantAt(day, between(545, 700, `${seed} ${after}`), timeZone)
    const source = oneOf(sources, seed)
    return {
      at,
      day,
      payer,
      half,
      source: paymentSource(source.endsWith("heck") ? `${source} ${between(1_002, 9_870, seed)}` : source)
    }
  }
  return isHalved
    ? [receipt(days, true), receipt(days + between(20, 55, `${seed} rest`), false)]
    : [receipt(days, false)]
}
