import { Schema } from "effect"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { GlassFeature } from "#domain/nags/GlassPart.ts"
import { field } from "#domain/shared/field.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { photoSubjects } from "./photoLinkTypes.ts"

/** The vehicle that a VIN names. */
export const ReplyCar = Schema.Struct({
  year: field(Schema.Int, "Model year.", 2023),
  make: field(Schema.String, "Make.", "Hyundai"),
  model: field(Schema.String, "Model.", "Kona"),
  bodyStyle: field(Schema.String, "Body style; empty where unknown.", "SUV")
})

/** What a customer answers to a question about their glass. */
export const ReplyAnswer = Schema.Struct({
  feature: field(GlassFeature, "What was asked for."),
  answer: field(Schema.Literals(["yes", "no", "notSure"]), "What was answered.")
})

/** A photo that a customer sent: its file at the job, and what it shows. */
export const ReplyPhoto = Schema.Struct({
  fileId: field(JobFileId, "The photo's file at the job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  subject: field(Schema.Literals(photoSubjects), "What it shows.")
})

/** A pane that may be the broken one. */
export const ReplyPane = Schema.Struct({
  partNumber: field(Schema.String, "Part number.", "FW99001GTYN"),
  features: field(Schema.Array(GlassFeature), "What is built into it.")
})

/** What a customer sent by a link that asks for photos; one for each link. Instants in milliseconds UTC. */
export const PhotoReply = Schema.Struct({
  linkId: field(JobLinkId, "The link's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
  vin: field(Schema.NullOr(Vin), "The VIN that they said is theirs; null before.", "KM8K3CAB5PU000001"),
  car: field(Schema.NullOr(ReplyCar), "The vehicle that it names; null where nobody knows.", null),
  /** Each may cost the shop. */
  lookups: field(Schema.Int, "How often glass was looked up for this link.", 1),
  panes: field(Schema.Array(ReplyPane), "The panes that fit the vehicle and may be the broken one.", []),
  answers: field(Schema.Array(ReplyAnswer), "What they answered about their glass, in the order asked.", []),
  photos: field(Schema.Array(ReplyPhoto), "The photos that they sent, in the order they came.", []),
  at: field(Schema.Int, "When something came last, milliseconds since 1970 in UTC.", 1763740800000),
  sentAt: field(Schema.NullOr(Schema.Int), "When they said that it is all; null before.", null)
})
export type PhotoReply = typeof PhotoReply.Type
