import type { DeclineReason } from "./declineReason.ts"
import type { PaymentKind } from "./PageWords.ts"

/** Every word of paying on the customer's page. They come with its panel, not with the page. */
export interface PayWords {
  readonly title: Readonly<Record<PaymentKind, string>>
  readonly says: (shop: string) => string
  readonly amount: string
  readonly fields: string
  readonly notLoaded: string
  readonly busy: string
  readonly changed: string
  readonly lost: string
  readonly declinedTitle: string
  readonly declined: Readonly<Record<DeclineReason, string>>
}
