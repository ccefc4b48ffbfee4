import { Clock, Context, Effect, Schema } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { offerHashOf } from "#domain/jobs/signedContent.ts"
import { goodUntil } from "#domain/jobs/stageRules.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { LinkKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { PaymentAsk, usualAsk } from "./PaymentAsk.ts"

/**
 * Where customers' links are kept. Their tokens are not: only fingerprints, as many as there are messages that carry
 * the link.
 */
export class JobLinks extends Context.Service<
  JobLinks,
  {
    readonly add: (link: JobLink) => Effect.Effect<void, never, CurrentTenant>
    readonly addKey: (id: JobLinkId, fingerprint: string) => Effect.Effect<void, never, CurrentTenant>
    readonly byKey: (fingerprint: string) => Effect.Effect<JobLink | undefined, never, CurrentTenant>
    /** A job's links, the latest first. */
    readonly ofJob: (jobId: JobId) => Effect.Effect<ReadonlyArray<JobLink>, never, CurrentTenant>
    /** Counts an opening. */
    readonly open: (id: JobLinkId, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Closes it for good; says whether it was open. */
    readonly revoke: (id: JobLinkId, now: number) => Effect.Effect<boolean, never, CurrentTenant>
    readonly askCallback: (id: JobLinkId, note: string, now: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/documents/JobLinks") {}

/** A customer's way to a paper of their job, or to where they send photos for it, without signing in. Instants in milliseconds UTC. */
export const JobLink = Schema.Struct({
  id: field(JobLinkId, "The link's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
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

/** Papers that are no quote can be opened for so many days. */
export const opensFor = 90

/** Photos are asked for while a job is being quoted: so many days. */
export const takesPhotosFor = 14

/**
 * Makes a customer's link: to a quote it opens as long as its prices hold (spec §9), to the other papers 90 days; photos
 * are taken for 14.
 */
export const newJobLink = Effect.fn("newJobLink")(function* (
  { job, location }: Pick<DocumentFacts, "job" | "location">,
  kind: LinkKind,
  language: DocumentLanguage,
  asks: PaymentAsk = kind === "photos" ? { _tag: "nothing" } : usualAsk(kind)
) {
  const link: JobLink = {
    id: JobLinkId.make(yield* (yield* NewId).next),
    jobId: job.id,
    kind,
    language,
    asks,
    offer: offerHashOf((yield* Secrets).fingerprint, job),
    at: yield* Clock.currentTimeMillis,
    expiresOn:
      kind === "quote"
        ? goodUntil(job.quotedOn)
        : daysAfter(yield* todayIn(location.timeZone), kind === "photos" ? takesPhotosFor : opensFor),
    revokedAt: null,
    openedAt: null,
    opened: 0,
    callbackAt: null,
    callbackNote: ""
  }
  yield* (yield* JobLinks).add(link)
  return link
})

/**
 * An address by which a link opens: 256 random bits under the shop's own host (P6), of which a fingerprint is
 * kept. `page` is what stands before it: the paper, or the page of an appointment.
 */
export const newLinkAddress = Effect.fn("newLinkAddress")(function* (
  linkId: string,
  prefix: string,
  page = "document"
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* JobLinks).addKey(JobLinkId.make(linkId), fingerprint(token))
  return `${(yield* Addresses).ofShop(prefix)}/${page}/${token}`
})
