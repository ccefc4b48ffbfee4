import { Clock, Context, Effect, Schema } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { offerHashOf } from "#domain/jobs/signedContent.ts"
import { validUntil } from "#domain/jobs/stageRules.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { LinkKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { PaymentAsk, defaultPaymentAsk } from "./PaymentAsk.ts"

/**
 * Storage for customer links. Tokens are not stored, only their fingerprints, one for each message that contains the
 * link.
 */
export class JobLinks extends Context.Service<
  JobLinks,
  {
    readonly add: (link: JobLink) => Effect.Effect<void, never, CurrentTenant>
    readonly addKey: (id: JobLinkId, fingerprint: string) => Effect.Effect<void, never, CurrentTenant>
    readonly byKey: (fingerprint: string) => Effect.Effect<JobLink | undefined, never, CurrentTenant>
    /** Returns a job's links, newest first. */
    readonly ofJob: (jobId: JobId) => Effect.Effect<ReadonlyArray<JobLink>, never, CurrentTenant>
    /** Records that a link was opened. */
    readonly recordOpened: (id: JobLinkId, now: number) => Effect.Effect<void, never, CurrentTenant>
    /** Revokes a link permanently. Returns whether it was active. */
    readonly revoke: (id: JobLinkId, now: number) => Effect.Effect<boolean, never, CurrentTenant>
    readonly requestCallback: (id: JobLinkId, note: string, now: number) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/documents/JobLinks") {}

/**
 * A customer's link to a document of their job, or to the photo upload page, without signing in. Times are Unix
 * timestamps in milliseconds.
 */
export const JobLink = Schema.Struct({
  id: field(JobLinkId, "Link id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
  kind: field(LinkKind, "What the link opens."),
  language: field(DocumentLanguage, "Language of the page."),
  /** Fingerprint of the job's offer when the link was created. */
  offer: field(Schema.String, "Hash of the offer when the link was created.", "9f2c7d"),
  asks: field(PaymentAsk, "Payment that the link requests."),
  at: field(Schema.Int, "When the link was created, as a Unix timestamp in milliseconds.", 1763740800000),
  /** In the time zone of the job's location. */
  expiresOn: field(Schema.String, "Last day on which the link opens.", "2026-12-21"),
  revokedAt: field(Schema.NullOr(Schema.Int), "When the link was revoked; null while it is active.", null),
  /** When the customer first opened the link, and how often they have. */
  openedAt: field(Schema.NullOr(Schema.Int), "When the link was first opened; null before.", null),
  opened: field(Schema.Int, "Number of times the link was opened.", 1),
  /** When the customer requested a call, and the note they left. */
  callbackAt: field(Schema.NullOr(Schema.Int), "When the customer requested a call; null if they have not.", null),
  callbackNote: field(Schema.String, "Note left with the call request.", "after five")
})
export type JobLink = typeof JobLink.Type

/** Days for which links to documents other than quotes are valid. */
export const linkDays = 90

/** Days for which photos can be uploaded, while a job is being quoted. */
export const photoLinkDays = 14

/**
 * Creates a customer link. A link to a quote is valid as long as its prices (spec §9), links to other documents for 90
 * days, and photo upload links for 14 days.
 */
export const newJobLink = Effect.fn("newJobLink")(function* (
  { job, location }: Pick<DocumentFacts, "job" | "location">,
  kind: LinkKind,
  language: DocumentLanguage,
  asks: PaymentAsk = kind === "photos" ? { _tag: "nothing" } : defaultPaymentAsk(kind)
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
        ? validUntil(job.quotedOn)
        : daysAfter(yield* todayIn(location.timeZone), kind === "photos" ? photoLinkDays : linkDays),
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
 * Creates a URL for a link: 256 random bits under the shop's own host (P6), stored only as a fingerprint. `page` is the
 * path before the token: the document page, or that of an appointment.
 */
export const newLinkAddress = Effect.fn("newLinkAddress")(function* (
  linkId: string,
  prefix: string,
  page = "document"
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* JobLinks).addKey(JobLinkId.make(linkId), fingerprint(token))
  return `${(yield* ShopUrls).ofShop(prefix)}/${page}/${token}`
})
