import { Schema } from "effect"
import { officeAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { PictureTooLarge } from "#domain/files/Pictures.ts"
import { FileNotTaken, JobFileId, TooManyFiles } from "#domain/job-files/JobFile.ts"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { LinkUnknown } from "#domain/job-links/linkFailures.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { GlassFeature, GlassPart } from "#domain/nags/GlassPart.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { Day } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { photoSubjects } from "./photoLinkTypes.ts"
import { quoteGlasses } from "./quoteTypes.ts"
import { ReplyAnswer, ReplyVehicle, ReplyPhoto } from "./PhotoReply.ts"

const nothing = Schema.Struct({})
const token = field(
  LinkToken,
  "Token from the link's URL, after /photos/.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)

/**
 * The link is closed: the customer has finished, it has expired, or the job is done. The customer is asked to call the
 * shop instead.
 */
export class PhotoLinkClosed extends Schema.TaggedError<PhotoLinkClosed>()(
  "PhotoLinkClosed",
  {},
  { httpApiStatus: 409 }
) {}

/** The photo limit of this link has been reached. */
export class TooManyPhotos extends Schema.TaggedError<TooManyPhotos>()(
  "TooManyPhotos",
  { most: field(Schema.Int, "Maximum number of photos.", 8) },
  { httpApiStatus: 422 }
) {}

const panes = field(
  Schema.Array(Schema.Struct({ features: field(Schema.Array(GlassFeature), "Features built into the pane.") })),
  "Features of the panes that fit the vehicle, used to choose the questions; empty if no pane is known."
)

export const getPhotoLink = endpoint({
  name: "getPhotoLink",
  summary: "Returns what a photo request link asks the customer for, and what they sent so far.",
  method: "GET",
  path: "/photo-links/:token",
  access: "everyone",
  writes: true,
  input: Schema.Struct({
    // An incompletely copied token is accepted as well, so the page can show whom to call.
    token: field(
      Schema.String.check(maxLength(100)),
      "Token from the link's URL, after /photos/.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: Schema.Struct({
    state: field(Schema.Literals(["open", "sent", "expired"]), "Whether the link still accepts photos."),
    language: field(DocumentLanguage, "Language of the message the link was sent in."),
    shop: field(
      Schema.Struct({
        name: field(Schema.String, "The shop's name.", "Copper State Auto Glass"),
        phone: field(Schema.String, "Phone number; empty if none.", "602-555-0100")
      }),
      "The requesting shop."
    ),
    customer: field(Schema.String, "Name to greet the customer by; empty once the link is closed.", "Ada"),
    glass: field(Schema.Literals(quoteGlasses), "The glass the job is about."),
    vin: field(Schema.String, "VIN the customer confirmed; empty until confirmed.", "KM8K3CAB5PU000001"),
    car: field(Schema.NullOr(ReplyVehicle), "Vehicle the VIN decodes to; null if unknown.", null),
    panes,
    answers: field(Schema.Array(ReplyAnswer), "The customer's answers about their glass.", []),
    photos: field(Schema.Array(ReplyPhoto), "Photos received so far.", [])
  }),
  failures: [LinkUnknown, TooManyTries]
})

export const getPhotoLinkCar = endpoint({
  name: "getPhotoLinkCar",
  summary: "Decodes a VIN so the customer can confirm the vehicle. Saves nothing.",
  method: "GET",
  path: "/photo-links/:token/car",
  access: "everyone",
  writes: true,
  input: Schema.Struct({ token, vin: field(Vin, "VIN as scanned or entered.", "KM8K3CAB5PU000001") }),
  output: ReplyVehicle,
  failures: [LinkUnknown, PhotoLinkClosed, VinNotDecoded, TooManyTries]
})

export const postPhotoLinkVin = endpoint({
  name: "postPhotoLinkVin",
  summary:
    "Confirms a VIN as the customer's. Its glass is looked up at the shop's expense, within the shop's limit; beyond the limit the VIN is saved without panes.",
  method: "POST",
  path: "/photo-links/:token/vin",
  access: "everyone",
  quota: "searches",
  input: Schema.Struct({ token, vin: field(Vin, "VIN as scanned or entered.", "KM8K3CAB5PU000001") }),
  output: Schema.Struct({ car: field(Schema.NullOr(ReplyVehicle), "The vehicle; null if unknown.", null), panes }),
  failures: [LinkUnknown, PhotoLinkClosed, TooManyTries]
})

export const postPhotoLinkAnswers = endpoint({
  name: "postPhotoLinkAnswers",
  summary: "Saves the customer's answers about their glass so far, replacing earlier ones.",
  method: "POST",
  path: "/photo-links/:token/answers",
  access: "everyone",
  input: Schema.Struct({
    token,
    answers: field(Schema.Array(ReplyAnswer).check(maxLength(8, "tooMany:8")), "All answers, in the order asked.", [])
  }),
  output: nothing,
  failures: [LinkUnknown, PhotoLinkClosed, TooManyTries]
})

export const postPhotoLinkPhoto = endpoint({
  name: "postPhotoLinkPhoto",
  summary:
    "Adds a photo (JPEG or PNG, at most 5 MB) to the job. The photo is re-encoded to strip everything but the image. Retrying with the same fileId has no effect.",
  method: "POST",
  path: "/photo-links/:token/photos",
  access: "everyone",
  body: "form",
  input: Schema.Struct({
    token,
    fileId: field(JobFileId, "Client-generated id of the photo.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    subject: field(Schema.Literals(photoSubjects), "Subject of the photo."),
    file: field(Schema.Uint8ArrayFromBase64, "Contents of the photo, at most 5 MB.")
  }),
  output: nothing,
  failures: [
    LinkUnknown,
    PhotoLinkClosed,
    FileNotTaken,
    PictureTooLarge,
    StorageFull,
    TooManyFiles,
    TooManyPhotos,
    TooManyTries
  ]
})

export const postPhotoLinkSent = endpoint({
  name: "postPhotoLinkSent",
  summary: "Marks the customer as finished: closes the link and notifies the salesperson.",
  method: "POST",
  path: "/photo-links/:token/sent",
  access: "everyone",
  input: Schema.Struct({ token }),
  output: nothing,
  failures: [LinkUnknown, PhotoLinkClosed, TooManyTries]
})

/** What came in through a photo request link, as shown to staff. */
export const ShownPhotoReply = Schema.Struct({
  linkId: field(JobLinkId, "Id of the photo request link.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  askedAt: field(Schema.Int, "When the link was sent, milliseconds since 1970 in UTC.", 1763740800000),
  expiresOn: field(Day, "Last day on which the link accepts photos.", "2026-12-05"),
  revokedAt: field(Schema.NullOr(Schema.Int), "When the link was revoked; null while it is valid.", null),
  openedAt: field(Schema.NullOr(Schema.Int), "When the link was first opened; null until opened.", null),
  sentAt: field(Schema.NullOr(Schema.Int), "When the customer finished; null until then.", null),
  vin: field(Schema.NullOr(Vin), "VIN the customer confirmed; null until confirmed.", "KM8K3CAB5PU000001"),
  car: field(Schema.NullOr(ReplyVehicle), "Vehicle the VIN decodes to; null if unknown.", null),
  answers: field(Schema.Array(ReplyAnswer), "The customer's answers about their glass, in the order asked.", []),
  photos: field(Schema.Array(ReplyPhoto), "Photos that are still attached to the job.", []),
  glass: field(
    Schema.Array(GlassPart),
    "Panes that match the answers; empty if none were looked up or too many remain.",
    []
  )
})
export type ShownPhotoReply = typeof ShownPhotoReply.Type

export const listPhotoReplies = endpoint({
  name: "listPhotoReplies",
  summary: "Lists what the customer of a job sent through photo request links, latest link first.",
  method: "GET",
  path: "/jobs/:id/photo-replies",
  access: officeAccess,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(ShownPhotoReply),
  failures: [JobNotFound]
})
