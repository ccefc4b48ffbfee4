import { Schema } from "effect"
import { jobOffice } from "#domain/access/accessTable.ts"
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
import { ReplyAnswer, ReplyCar, ReplyPhoto } from "./PhotoReply.ts"

const nothing = Schema.Struct({})
const token = field(
  LinkToken,
  "What stands in the address behind /photos/.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)

/** The link takes nothing any more: all was sent, its days are over, or the work is done. Who sent it is called instead. */
export class PhotoLinkClosed extends Schema.TaggedError<PhotoLinkClosed>()(
  "PhotoLinkClosed",
  {},
  { httpApiStatus: 409 }
) {}

/** This link has brought as many photos as one may. */
export class TooManyPhotos extends Schema.TaggedError<TooManyPhotos>()(
  "TooManyPhotos",
  { most: field(Schema.Int, "How many there may be at most.", 8) },
  { httpApiStatus: 422 }
) {}

const panes = field(
  Schema.Array(Schema.Struct({ features: field(Schema.Array(GlassFeature), "What is built into it.") })),
  "What the panes that fit the vehicle carry, to ask what tells them apart; empty where none is known."
)

export const getPhotoLink = endpoint({
  name: "getPhotoLink",
  summary: "What a customer's link asks to photograph, and what they sent so far.",
  method: "GET",
  path: "/photo-links/:token",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({
    // Not copied in full, it is none as well: whoever opens it is told whom to call.
    token: field(
      Schema.String.check(maxLength(100)),
      "What stands in the address behind /photos/.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: Schema.Struct({
    state: field(Schema.Literals(["open", "sent", "expired"]), "Whether it still takes photos."),
    language: field(DocumentLanguage, "The language of the message that brought the link."),
    shop: field(
      Schema.Struct({
        name: field(Schema.String, "The shop's name.", "Copper State Auto Glass"),
        phone: field(Schema.String, "Phone number; empty without one.", "602-555-0100")
      }),
      "Who asks."
    ),
    customer: field(Schema.String, "Whom it greets; empty once it takes nothing any more.", "Ada"),
    glass: field(Schema.Literals(quoteGlasses), "The glass that the job is about."),
    vin: field(Schema.String, "The VIN that they said is theirs; empty before.", "KM8K3CAB5PU000001"),
    car: field(Schema.NullOr(ReplyCar), "The vehicle that it names; null where nobody knows.", null),
    panes,
    answers: field(Schema.Array(ReplyAnswer), "What they answered about their glass.", []),
    photos: field(Schema.Array(ReplyPhoto), "The photos that came.", [])
  }),
  failures: [LinkUnknown, TooManyTries]
})

export const getPhotoLinkCar = endpoint({
  name: "getPhotoLinkCar",
  summary: "The vehicle of a VIN, for the customer to say whether it is theirs. Keeps nothing.",
  method: "GET",
  path: "/photo-links/:token/car",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({ token, vin: field(Vin, "The VIN as it was read or typed.", "KM8K3CAB5PU000001") }),
  output: ReplyCar,
  failures: [LinkUnknown, PhotoLinkClosed, VinNotDecoded, TooManyTries]
})

export const postPhotoLinkVin = endpoint({
  name: "postPhotoLinkVin",
  summary:
    "The customer says that a VIN is theirs. Its glass is looked up at the shop's cost, as often as the shop's cap allows; beyond it no pane is known, and the VIN is kept all the same.",
  method: "POST",
  path: "/photo-links/:token/vin",
  access: "everyone",
  quota: "searches",
  input: Schema.Struct({ token, vin: field(Vin, "The VIN as it was read or typed.", "KM8K3CAB5PU000001") }),
  output: Schema.Struct({ car: field(Schema.NullOr(ReplyCar), "The vehicle; null where nobody knows.", null), panes }),
  failures: [LinkUnknown, PhotoLinkClosed, TooManyTries]
})

export const postPhotoLinkAnswers = endpoint({
  name: "postPhotoLinkAnswers",
  summary: "What the customer answered about their glass so far, in place of what they answered before.",
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
    "Adds a photo (JPEG, PNG) of at most 5 MB to the job: drawn anew, so that nothing but the picture stays in it. The same fileId sent again changes nothing.",
  method: "POST",
  path: "/photo-links/:token/photos",
  access: "everyone",
  body: "form",
  input: Schema.Struct({
    token,
    fileId: field(JobFileId, "The photo's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    subject: field(Schema.Literals(photoSubjects), "What it shows."),
    file: field(Schema.Uint8ArrayFromBase64, "The photo's bytes, at most 5 MB.")
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
  summary: "The customer says that it is all: the link takes nothing any more, and who sold the job is told.",
  method: "POST",
  path: "/photo-links/:token/sent",
  access: "everyone",
  input: Schema.Struct({ token }),
  output: nothing,
  failures: [LinkUnknown, PhotoLinkClosed, TooManyTries]
})

/** What came by a link that asks for photos, as the desk sees it. */
export const ShownPhotoReply = Schema.Struct({
  linkId: field(JobLinkId, "The link's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  askedAt: field(Schema.Int, "When the link was sent, milliseconds since 1970 in UTC.", 1763740800000),
  expiresOn: field(Day, "The last day on which it takes something.", "2026-12-05"),
  revokedAt: field(Schema.NullOr(Schema.Int), "When the link was taken back; null while it holds.", null),
  openedAt: field(Schema.NullOr(Schema.Int), "When it was first opened; null before.", null),
  sentAt: field(Schema.NullOr(Schema.Int), "When the customer said that it is all; null before.", null),
  vin: field(Schema.NullOr(Vin), "The VIN that they said is theirs; null before.", "KM8K3CAB5PU000001"),
  car: field(Schema.NullOr(ReplyCar), "The vehicle that it names; null where nobody knows.", null),
  answers: field(Schema.Array(ReplyAnswer), "What they answered about their glass, in the order asked.", []),
  photos: field(Schema.Array(ReplyPhoto), "The photos that are still with the job.", []),
  glass: field(Schema.Array(GlassPart), "The panes that their answers leave; empty where none was looked up.", [])
})
export type ShownPhotoReply = typeof ShownPhotoReply.Type

export const listPhotoReplies = endpoint({
  name: "listPhotoReplies",
  summary: "What the customer of a job sent by links that ask for photos, the latest link first.",
  method: "GET",
  path: "/jobs/:id/photo-replies",
  access: jobOffice,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(ShownPhotoReply),
  failures: [JobNotFound]
})
