import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { EdiFactName } from "./PartnerProfile.ts"

/** An address as written on an invoice. */
export interface EdiAddress {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

/** A line billed to the insurer; price in cents, quantity in hundredths. */
export type EdiLine = Pick<
  EstimateLine,
  "kind" | "partNumber" | "ediPartNumber" | "description" | "quantity" | "netPrice" | "rule"
>

/** A tax on the amount billed to the insurer, in cents; `rate` in hundredths of a percent. */
export interface EdiTax {
  readonly name: string
  readonly amount: number
  readonly rate: number
}

/** Everything needed to check and write an invoice for a partner; amounts in cents. */
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
  /** The named facts that partners may require, as text; "" if unknown. */
  readonly named: Readonly<Record<EdiFactName, string>>
  readonly lines: ReadonlyArray<EdiLine>
  readonly taxes: ReadonlyArray<EdiTax>
  /** Lines plus tax. */
  readonly gross: number
  /** The part the insured pays. */
  readonly deducted: number
  /** The credit note that reverses the invoice at the partner; omitted for the invoice itself. */
  readonly credit?: { readonly number: number; readonly creditedOn: string } | undefined
}

/** Returns the amount claimed from the insurer. */
export const netOf = ({ gross, deducted }: Pick<EdiFacts, "gross" | "deducted">): number => gross - deducted

/** Returns an address on one line, or "" for none. */
export const addressText = (address: EdiAddress | null): string =>
  address === null ? "" : [address.street, address.city, address.region, address.postalCode].join(" ").trim()
