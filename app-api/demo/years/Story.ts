import type { Customer } from "#domain/customers/Customer.ts"
import type { Chips } from "#domain/estimates/automaticLines.ts"
import type { JobInsurance } from "#domain/jobs/JobDraft.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import type { User } from "#domain/people/User.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Shop } from "../draftFor.ts"
import type { Slot } from "./Bookings.ts"

/** A model with a published VIN and all the glass that fits it. */
export interface Model {
  readonly vin: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly bodyStyle: string
  readonly panes: ReadonlyArray<GlassPart>
}

/** A payment of one payer's share, in full or half. */
export interface Receipt {
  readonly at: number
  readonly day: string
  readonly payer: Payment["payer"]
  readonly half: boolean
  readonly source: string
}

/**
 * The history of one job of the eighteen months, including its future. Times in milliseconds UTC; later ones have not
 * happened yet.
 */
export interface Story {
  /** Index of the story, which seeds its pseudo-random choices. */
  readonly nth: number
  readonly quotedAt: number
  readonly quotedOn: string
  readonly customer: Customer
  readonly location: Location
  readonly profile: PricingProfile
  readonly seller: User
  readonly biller: User
  readonly car: Model
  readonly vin: string
  /** Undefined for chip repairs. */
  readonly pane: GlassPart | undefined
  readonly chips: Chips | undefined
  readonly insurance: JobInsurance | null
  /** Undefined if the quote was lost. */
  readonly won: Won | undefined
  /** When and why a lost quote was declined through its link; undefined if the customer never answered. */
  readonly declined: { readonly at: number; readonly reason: string } | undefined
}

/** What happened after a quote was accepted. */
export interface Won {
  readonly acceptedAt: number
  readonly orderedAt: number
  readonly receivedAt: number
  readonly slot: Slot
  readonly installer: User
  readonly installedAt: number
  readonly invoicedAt: number
  readonly receipts: ReadonlyArray<Receipt>
  /** Set if the invoice was credited. */
  readonly credited: { readonly at: number; readonly day: string; readonly reason: string } | undefined
}

/** A shop with the people who did its work, and the cars that came in. */
export interface YearsShop extends Shop {
  readonly sellers: ReadonlyArray<User>
  readonly billers: ReadonlyArray<User>
  readonly fitters: ReadonlyArray<User>
  readonly models: ReadonlyArray<Model>
}
