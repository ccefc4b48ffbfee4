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

/** A model by a published VIN, with all the glass that fits it. */
export interface Model {
  readonly vin: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly bodyStyle: string
  readonly panes: ReadonlyArray<GlassPart>
}

/** Money that came in: of one payer's share, all or half. */
export interface Receipt {
  readonly at: number
  readonly day: string
  readonly payer: Payment["payer"]
  readonly half: boolean
  readonly source: string
}

/**
 * What happened to one job of the two years, and what will. Instants in milliseconds UTC; what lies ahead has not
 * happened yet.
 */
export interface Story {
  /** Counts the stories; what looks like chance in one comes from it. */
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
  /** Undefined where chips are repaired. */
  readonly pane: GlassPart | undefined
  readonly chips: Chips | undefined
  readonly insurance: JobInsurance | null
  /** Undefined where the quote was lost. */
  readonly won: Won | undefined
  /** When and why a lost quote was declined by its link; undefined where nobody ever answered. */
  readonly declined: { readonly at: number; readonly reason: string } | undefined
}

/** What came of a quote that was taken. */
export interface Won {
  readonly acceptedAt: number
  readonly orderedAt: number
  readonly receivedAt: number
  readonly slot: Slot
  readonly installer: User
  readonly installedAt: number
  readonly invoicedAt: number
  readonly receipts: ReadonlyArray<Receipt>
  /** The invoice was taken back. */
  readonly credited: { readonly at: number; readonly day: string; readonly reason: string } | undefined
}

/** A shop with the people who did its work, and the cars that came. */
export interface YearsShop extends Shop {
  readonly sellers: ReadonlyArray<User>
  readonly billers: ReadonlyArray<User>
  readonly fitters: ReadonlyArray<User>
  readonly models: ReadonlyArray<Model>
}
