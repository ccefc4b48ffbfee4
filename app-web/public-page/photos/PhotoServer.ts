import type { PhotoAnswer, PhotoPane, PhotoSubject, ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import type { QuoteCar } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"

/**
 * Why a call was not answered: no such link, it takes nothing any more, no car for the VIN, asked too often, the photo
 * is none or one too many, or nobody there.
 */
export type PhotoTrouble = "unknown" | "closed" | "vinUnknown" | "tooOften" | "refused" | "full" | "away"

/** A call that was refused, with whom to call where the link does not open. */
export class PhotoRefused extends Error {
  readonly trouble: PhotoTrouble
  readonly shop: ShownPhotoLink["shop"] | undefined
  readonly language: Language | undefined

  constructor(trouble: PhotoTrouble, shop?: ShownPhotoLink["shop"], language?: Language) {
    super(trouble)
    this.trouble = trouble
    this.shop = shop
    this.language = language
  }
}

/** What the page asks of the shop. Plain promises and no Effect: the page must stay light. */
export interface PhotoServer {
  readonly load: () => Promise<ShownPhotoLink>
  readonly car: (vin: string) => Promise<QuoteCar>
  readonly keepVin: (
    vin: string
  ) => Promise<{ readonly car: QuoteCar | null; readonly panes: ReadonlyArray<PhotoPane> }>
  readonly keepAnswers: (answers: ReadonlyArray<PhotoAnswer>) => Promise<void>
  /** The same `fileId` is one photo, however often it is sent. */
  readonly addPhoto: (photo: {
    readonly fileId: string
    readonly subject: PhotoSubject
    readonly file: Blob
  }) => Promise<void>
  readonly finish: () => Promise<void>
}
