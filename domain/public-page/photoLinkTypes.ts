import type { QuoteAnswerGiven, QuoteCar, QuoteFeature, QuoteGlass } from "./quoteTypes.ts"

/** What a customer is asked to photograph: where the mirror sits, the damage, and what else there is to see. */
export const photoSubjects = ["mirror", "damage", "other"] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** So many photos one link takes. */
export const mostReplyPhotos = 8

/** A pane as the customer's page tells it from others: by what is built into it, never by its number. */
export interface PhotoPane {
  readonly features: ReadonlyArray<QuoteFeature>
}

/** What a customer answered about their glass. */
export interface PhotoAnswer {
  readonly feature: QuoteFeature
  readonly answer: QuoteAnswerGiven
}

/** The page behind a link that asks for photos: what was asked, and what came so far. */
export interface ShownPhotoLink {
  readonly state: "open" | "sent" | "expired"
  readonly language: "en" | "fr" | "es"
  readonly shop: { readonly name: string; readonly phone: string }
  /** Whom it greets; empty once it does not take photos any more. */
  readonly customer: string
  /** The glass that the job is about. */
  readonly glass: QuoteGlass
  readonly vin: string
  readonly car: QuoteCar | null
  readonly panes: ReadonlyArray<PhotoPane>
  readonly answers: ReadonlyArray<PhotoAnswer>
  readonly photos: ReadonlyArray<{ readonly fileId: string; readonly subject: PhotoSubject }>
}
