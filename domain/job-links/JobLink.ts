import { Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { PaymentAsk } from "./PaymentAsk.ts"

export const JobLinkId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobLinkId"))
export type JobLinkId = typeof JobLinkId.Type

/** A customer's way to a paper of their job, without signing in. Instants in milliseconds UTC. */
export const JobLink = Schema.Struct({
  id: JobLinkId,
  jobId: JobId,
  kind: DocumentKind,
  language: DocumentLanguage,
  /** Fingerprint of what the job offered when the link was made. */
  offer: Schema.String,
  /** What its reader is asked to pay. */
  asks: PaymentAsk,
  at: Schema.Int,
  /** The last day on which it opens, at the job's location. */
  expiresOn: Schema.String,
  revokedAt: Schema.NullOr(Schema.Int),
  /** When the customer first saw the paper, and how often since. */
  openedAt: Schema.NullOr(Schema.Int),
  opened: Schema.Int,
  /** When the customer asked to be called, and what they said with it. */
  callbackAt: Schema.NullOr(Schema.Int),
  callbackNote: Schema.String
})
export type JobLink = typeof JobLink.Type
