import { Schema } from "effect"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { GlassFeature } from "#domain/nags/GlassPart.ts"
import { field } from "#domain/shared/field.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { photoSubjects } from "./photoLinkTypes.ts"

/** The vehicle a VIN decodes to. */
export const ReplyVehicle = Schema.Struct({
  year: field(Schema.Int, "Model year.", 2023),
  make: field(Schema.String, "Make.", "Hyundai"),
  model: field(Schema.String, "Model.", "Kona"),
  bodyStyle: field(Schema.String, "Body style; empty if unknown.", "SUV")
})

/** A customer's answer to one question about their glass. */
export const ReplyAnswer = Schema.Struct({
  feature: field(GlassFeature, "Glass feature the question was about."),
  answer: field(Schema.Literals(["yes", "no", "notSure"]), "The customer's answer.")
})

/** A photo the customer sent: its job file and subject. */
export const ReplyPhoto = Schema.Struct({
  fileId: field(JobFileId, "Job file id of the photo.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  subject: field(Schema.Literals(photoSubjects), "Subject of the photo.")
})

/** A candidate for the broken pane. */
export const ReplyPane = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
  features: field(Schema.Array(GlassFeature), "Features built into the pane.")
})

/** What a customer sent through a photo request link; one per link. Timestamps are in milliseconds UTC. */
export const PhotoReply = Schema.Struct({
  linkId: field(JobLinkId, "Id of the photo request link.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
  vin: field(Schema.NullOr(Vin), "VIN the customer confirmed; null until confirmed.", "KM8K3CAB5PU000001"),
  car: field(Schema.NullOr(ReplyVehicle), "Vehicle the VIN decodes to; null if unknown.", null),
  /** Each lookup may cost the shop. */
  lookups: field(Schema.Int, "Number of glass lookups made for this link.", 1),
  panes: field(Schema.Array(ReplyPane), "Panes that fit the vehicle and may be the broken one.", []),
  answers: field(Schema.Array(ReplyAnswer), "The customer's answers about their glass, in the order asked.", []),
  photos: field(Schema.Array(ReplyPhoto), "Photos the customer sent, in order of arrival.", []),
  at: field(Schema.Int, "Time of the last update, milliseconds since 1970 in UTC.", 1763740800000),
  sentAt: field(Schema.NullOr(Schema.Int), "When the customer finished; null until then.", null)
})
export type PhotoReply = typeof PhotoReply.Type
