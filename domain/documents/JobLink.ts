import { Schema } from "effect"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { LinkKind } from "./DocumentKind.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { field } from "#domain/shared/field.ts"
import { PaymentAsk } from "./PaymentAsk.ts"

/** A customer's way to a paper of their job, or to where they send photos for it, without signing in. Instants in milliseconds UTC. */
export const JobLink = Schema.Struct({
  id: field(JobLinkId, "The link's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  kind: field(LinkKind, "What it opens."),
  language: field(DocumentLanguage, "The language."),
  /** Fingerprint of what the job offered when the link was made. */
  offer: field(Schema.String, "What is offered: a hash of the paper as it was sent.", "9f2c7d"),
  /** What its reader is asked to pay. */
  asks: field(PaymentAsk, "What payment the link asks for."),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  /** The last day on which it opens, at the job's location. */
  expiresOn: field(Schema.String, "The last day the link is good.", "2026-12-21"),
  revokedAt: field(Schema.NullOr(Schema.Int), "When it was taken back; null while it holds.", null),
  /** When the customer first saw the paper, and how often since. */
  openedAt: field(Schema.NullOr(Schema.Int), "When it was first opened; null before.", null),
  opened: field(Schema.Int, "How often it was opened.", 1),
  /** When the customer asked to be called, and what they said with it. */
  callbackAt: field(Schema.NullOr(Schema.Int), "When the customer asked to be called; null before.", null),
  callbackNote: field(Schema.String, "What they said with it.", "after five")
})
export type JobLink = typeof JobLink.Type
