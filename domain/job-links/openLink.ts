import type { Job } from "#domain/jobs/Job.ts"
import { validUntil, priceFault } from "#domain/jobs/stageRules.ts"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import type { LinkState } from "#domain/documents/ShownDocument.ts"
import { Effect } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { limitAttempts } from "#domain/credentials/Attempts.ts"
import { LinkUnknown } from "./linkFailures.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { storedContent } from "#domain/files/storedContent.ts"

/** Returns the state of a link's document on a day, formatted as `2026-11-21`. */
export const linkState = (
  { kind, expiresOn }: Pick<JobLink, "kind" | "expiresOn">,
  job: Job,
  today: string
): LinkState => {
  if (today > expiresOn) return "expired"
  if (kind !== "quote") return "view"
  if (job.stage !== "quote") return "ordered"
  if (job.answer !== null) return job.answer.kind
  if (today > validUntil(job.quotedOn)) return "expired"
  // A quote that still needs to be priced by staff cannot be accepted yet.
  return priceFault(job) === undefined ? "open" : "view"
}

/** Returns whether a document in this state can be paid; quotes only after the customer has accepted them. */
export const acceptsPayment = (state: LinkState): boolean =>
  state === "accepted" || state === "ordered" || state === "view"

/** A link to a document. */
export type DocumentLink = JobLink & { readonly kind: DocumentKind }

/** Returns the document link of a token. Rate-limited per network address and per link. */
export const openLink = Effect.fn("openLink")(function* (token: string) {
  const link = yield* findLink(token)
  return isDocumentLink(link) ? link : yield* new LinkUnknown()
})

/** Returns the link of a token, whatever it opens. Shares the rate limit of `openLink`. */
export const findLink = Effect.fnUntraced(function* (token: string) {
  yield* limitAttempts("document", token)
  const link = yield* (yield* JobLinks).byKey((yield* Secrets).fingerprint(token))
  if (link === undefined || link.revokedAt !== null) return yield* new LinkUnknown()
  return link
})

/** Returns whether a link opens a document. */
export const isDocumentLink = (link: JobLink): link is DocumentLink => link.kind !== "photos"

/** Returns the shop's logo to the holder of a document link. */
export const linkedLogo = Effect.fn("linkedLogo")(function* ({ token }: { readonly token: string }) {
  yield* openLink(token)
  const { logo } = yield* (yield* OwnBusiness).get
  const sent = logo === null ? undefined : yield* storedContent(logo, () => "logo.jpg")
  return sent ?? (yield* new FileNotFound())
})
