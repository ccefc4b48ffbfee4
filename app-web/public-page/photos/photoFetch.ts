import type { ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import type { FoundVehicle } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { PhotoRefused, type PhotoClient, type PhotoTrouble } from "./PhotoClient.ts"

interface ResponseEnvelope {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: {
    readonly _tag: string
    readonly shop?: ShownPhotoLink["shop"]
    readonly language?: Language
  }
}

const troubles: Readonly<Record<string, PhotoTrouble>> = {
  LinkUnknown: "unknown",
  PhotoLinkClosed: "closed",
  VinNotDecoded: "vinUnknown",
  TooManyTries: "tooOften",
  FileNotTaken: "refused",
  PictureTooLarge: "refused",
  StorageFull: "full",
  TooManyFiles: "full",
  TooManyPhotos: "full"
}

/** Maps a failure's name and HTTP status to the reason a request was rejected. */
export const photoRefusal = (failure: ResponseEnvelope["failure"], status: number): PhotoRefused =>
  new PhotoRefused(
    troubles[failure?._tag ?? ""] ??
      (status === 429
        ? "tooOften"
        : status === 413
          ? "refused"
          : status === 404 || status === 400
            ? "unknown"
            : "away"),
    failure?.shop,
    failure?.language
  )

/** Timeouts in milliseconds after which the device counts as offline; photos on a slow connection take longer. */
const patience = { call: 15_000, photo: 120_000 }

/** The API client of the photo page, for one link. */
export const photoFetch = (token: string): PhotoClient => {
  const place = `/api/V1/photo-links/${encodeURIComponent(token)}`
  const ask = async (path: string, body?: object | FormData): Promise<unknown> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${place}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-frit": "1", ...(body === undefined || isForm ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(isForm ? patience.photo : patience.call)
    }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as ResponseEnvelope | undefined
    if (said?.succeeded === true) return said.data
    throw photoRefusal(said?.failure, answer?.status ?? 0)
  }
  return {
    load: async () => (await ask("")) as ShownPhotoLink,
    car: async (vin) => (await ask(`/car?vin=${encodeURIComponent(vin)}`)) as FoundVehicle,
    keepVin: async (vin) => (await ask("/vin", { vin })) as Awaited<ReturnType<PhotoClient["keepVin"]>>,
    keepAnswers: async (answers) => void (await ask("/answers", { answers })),
    addPhoto: async ({ fileId, subject, file }) => {
      const form = new FormData()
      form.set("fileId", fileId)
      form.set("subject", subject)
      form.set("file", file, "photo.jpg")
      await ask("/photos", form)
    },
    finish: async () => void (await ask("/sent", {}))
  }
}
