import { addressText, type EdiAddress, type EdiFacts, netOf } from "./EdiFacts.ts"
import { billedLines } from "./billedLines.ts"
import { creditName } from "./EdiCredit.ts"
import type { PartnerProfile } from "./PartnerProfile.ts"
import { amountText, dayText, element, quantityText, rateText, type Segment } from "./Segment.ts"

/** The identifiers the shop and the partner use for each other on an invoice. */
export interface InvoiceParties {
  /** The shop's account with the partner, N1*SE. */
  readonly account: string
  /** The billed party, N1*BT: the partner's number, or the insurer's own number there. */
  readonly billTo: string
}

/** Returns the identifiers for an invoice, from the shop's setup and the partner's profile. */
export const partiesOf = (
  { named }: EdiFacts,
  { partnerCode }: Pick<PartnerProfile, "partnerCode">
): InvoiceParties => ({
  account: named.account,
  billTo: partnerCode || named.programId
})

/**
 * Writes an invoice as an 810, version 004010, according to the partner's profile: the segments between ST and SE
 * (trade 4.3). Its lines and taxes add up to the billed amount to the cent; TDS is before or after the deductible, as
 * the partner requires. A credit is the same invoice as a credit memo (BIG07 CR) with its own number and date,
 * referring to the invoice (REF*IV); its quantities and amounts are negative if the partner requires it.
 */
export const write810 = (
  facts: EdiFacts,
  profile: PartnerProfile,
  { account, billTo }: InvoiceParties
): ReadonlyArray<Segment> => {
  const { named, seller, insured } = facts
  const lines = billedLines(facts.lines, profile)
  const order = profile.orderNumber === "" ? "" : named[profile.orderNumber]
  const address = (given: EdiAddress | null) => addressSegments(given)
  const { credit } = facts
  const sign = credit !== undefined && profile.credits === "negative" ? -1 : 1
  return [
    credit === undefined
      ? ["BIG", dayText(facts.invoicedOn), `${facts.invoiceNumber}`, "", element(order, 22), "", "", "DI"]
      : ["BIG", dayText(credit.creditedOn), creditName(credit.number), "", element(order, 22), "", "", "CR"],
    ["CUR", "SE", facts.currency],
    ...(credit === undefined ? [] : [["REF", "IV", `${facts.invoiceNumber}`, "CREDITED INVOICE"]]),
    ...profile.references.flatMap(({ qualifier, fact, note }) => {
      const value = element(named[fact], 30)
      return value === "" ? [] : [["REF", qualifier, value, element(note, 80)]]
    }),
    ...(named.dateOfLoss === "" ? [] : [["DTM", "439", dayText(named.dateOfLoss)]]),
    ["DTM", "198", dayText(facts.completedOn)],
    ["N1", "SE", element(seller.name, 60) || "SHOP", "92", element(account, 80)],
    ...address(seller.address),
    ...(seller.taxId === "" ? [] : [["REF", "TJ", element(seller.taxId, 30)]]),
    ["N1", "BT", element(facts.insurerName, 60), ...(billTo === "" ? [] : ["92", element(billTo, 80)])],
    ["N1", "IL", element(insured.name, 60)],
    ...address(insured.address),
    ...(facts.installAt === null
      ? []
      : [["N1", "ST", facts.isMobile ? "MOBILE" : "IN SHOP"], ...address(facts.installAt)]),
    ...lines.flatMap(({ code, description, unit, quantity, unitPrice }, at) => [
      [
        "IT1",
        `${at + 1}`,
        quantityText(sign * quantity),
        unit,
        amountText(unitPrice),
        "",
        "VP",
        element(code, 48) || "MISC"
      ],
      ["PID", "F", "", "", "", element(description, 80) || element(code, 48) || "ITEM"]
    ]),
    ["TDS", `${sign * (profile.totals === "gross" ? facts.gross : netOf(facts))}`],
    ...facts.taxes
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount, rate }) => ["TXI", taxCode(name), amountText(sign * amount), rateText(rate)]),
    ...(facts.deducted === 0
      ? []
      : [["SAC", "A", "ZZZZ", "", "", `${sign * facts.deducted}`, ...emptied(9), "DEDUCTIBLE PAID BY INSURED"]]),
    ["CTT", `${lines.length}`]
  ]
}

const emptied = (count: number) => Array.from<string>({ length: count }).fill("")

/** Code 963: goods and services tax, otherwise state sales tax. */
const taxCode = (name: string) => (/^(?:GST|HST|TPS|TVH)\b/i.test(name) ? "GS" : "ST")

const addressSegments = (address: EdiAddress | null): ReadonlyArray<Segment> =>
  address === null || addressText(address) === ""
    ? []
    : [
        ["N3", element(address.street, 55) || "-"],
        ["N4", element(address.city, 30), element(address.region, 2), element(address.postalCode, 15)]
      ]
