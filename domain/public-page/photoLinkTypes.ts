import type { QuoteAnswerGiven, FoundVehicle, QuoteFeature, QuoteGlass } from "./quoteTypes.ts"

/** What a customer is asked to photograph: the mirror mount, the damage, and anything else of interest. */
export const photoSubjects = ["mirror", "damage", "other"] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** Maximum number of photos per link. */
export const maxReplyPhotos = 8

/** A pane as the customer's page distinguishes it: by its features, never by part number. */
export interface PhotoPane {
  readonly features: ReadonlyArray<QuoteFeature>
}

/** A customer's answer to one question about their glass. */
export interface PhotoAnswer {
  readonly feature: QuoteFeature
  readonly answer: QuoteAnswerGiven
}

/** Data of the page behind a photo request link: what was requested, and what came in so far. */
export interface ShownPhotoLink {
  readonly state: "open" | "sent" | "expired"
  readonly language: "en" | "fr" | "es"
  readonly shop: { readonly name: string; readonly phone: string }
  /** Name to greet the customer by; empty once the link no longer accepts photos. */
  readonly customer: string
  /** The glass the job is about. */
  readonly glass: QuoteGlass
  readonly vin: string
  readonly car: FoundVehicle | null
  readonly panes: ReadonlyArray<PhotoPane>
  readonly answers: ReadonlyArray<PhotoAnswer>
  readonly photos: ReadonlyArray<{ readonly fileId: string; readonly subject: PhotoSubject }>
}
