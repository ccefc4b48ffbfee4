import type { PhotoAnswer, PhotoPane, PhotoSubject, ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import type { FoundVehicle } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"

/**
 * Why a request failed: unknown link, link closed, VIN not decoded, rate limit, photo rejected, too many photos, or
 * server unreachable.
 */
export type PhotoTrouble = "unknown" | "closed" | "vinUnknown" | "tooOften" | "refused" | "full" | "away"

/** A rejected request, with contact details if the link cannot be opened. */
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

/** The API of the photo page. It uses plain promises instead of Effect to keep the page small. */
export interface PhotoClient {
  readonly load: () => Promise<ShownPhotoLink>
  readonly car: (vin: string) => Promise<FoundVehicle>
  readonly keepVin: (
    vin: string
  ) => Promise<{ readonly car: FoundVehicle | null; readonly panes: ReadonlyArray<PhotoPane> }>
  readonly keepAnswers: (answers: ReadonlyArray<PhotoAnswer>) => Promise<void>
  /** Idempotent per `fileId`. */
  readonly addPhoto: (photo: {
    readonly fileId: string
    readonly subject: PhotoSubject
    readonly file: Blob
  }) => Promise<void>
  readonly finish: () => Promise<void>
}
