import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { EdiFactName } from "./PartnerProfile.ts"

/** An address as an invoice carries it. */
export interface EdiAddress {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

/** A line that the insurer is billed for; price in cents, quantity in hundredths. */
export type EdiLine = Pick<
  EstimateLine,
  "kind" | "partNumber" | "ediPartNumber" | "description" | "quantity" | "netPrice" | "rule"
>

/** A tax on what the insurer is billed for, in cents; `rate` in hundredths of a percent. */
export interface EdiTax {
  readonly name: string
  readonly amount: number
  readonly rate: number
}

/** All that an invoice to a partner is written from, and that is asked before it goes out; amounts in cents. */
export interface EdiFacts {
  readonly invoiceNumber: number
  readonly invoicedOn: string
  readonly completedOn: string
  readonly currency: "USD" | "CAD"
  readonly seller: { readonly name: string; readonly taxId: string; readonly address: EdiAddress }
  readonly insurerName: string
  readonly insured: { readonly name: string; readonly address: EdiAddress | null }
  readonly installAt: EdiAddress | null
  readonly isMobile: boolean
  /** The facts that partners ask for by name, as text; "" for what is not known. */
  readonly named: Readonly<Record<EdiFactName, string>>
  readonly lines: ReadonlyArray<EdiLine>
  readonly taxes: ReadonlyArray<EdiTax>
  /** Lines and their tax. */
  readonly gross: number
  /** What of it the insured bears. */
  readonly deducted: number
  /** The credit note that takes the invoice back at the partner; left out of the invoice itself. */
  readonly credit?: { readonly number: number; readonly creditedOn: string } | undefined
}

/** What is claimed of the insurer. */
export const netOf = ({ gross, deducted }: Pick<EdiFacts, "gross" | "deducted">): number => gross - deducted

/** An address in one line, "" for none. */
export const addressText = (address: EdiAddress | null): string =>
  address === null ? "" : [address.street, address.city, address.region, address.postalCode].join(" ").trim()
