import type { Job } from "#domain/jobs/Job.ts"
import { goodUntil, priceFault } from "#domain/jobs/stageRules.ts"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import type { LinkState } from "#domain/documents/ShownDocument.ts"
import { Effect } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { limitTries } from "#domain/credentials/Attempts.ts"
import { LinkUnknown } from "./linkFailures.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { storedContent } from "#domain/files/storedContent.ts"

/** How the paper of a link stands on a day, `2026-11-21`. */
export const linkState = (
  { kind, expiresOn }: Pick<JobLink, "kind" | "expiresOn">,
  job: Job,
  today: string
): LinkState => {
  if (today > expiresOn) return "expired"
  if (kind !== "quote") return "view"
  if (job.stage !== "quote") return "ordered"
  if (job.answer !== null) return job.answer.kind
  if (today > goodUntil(job.quotedOn)) return "expired"
  // What a person still has to price is not there to be accepted.
  return priceFault(job) === undefined ? "open" : "view"
}

/** Whether a paper that stands so can be paid: a quote once its customer accepted it. */
export const takesPayment = (state: LinkState): boolean =>
  state === "accepted" || state === "ordered" || state === "view"

/** A link to a paper. */
export type PaperLink = JobLink & { readonly kind: DocumentKind }

/** The paper's link of a token. Asked too often, from one place or for one link, it answers no more for a while. */
export const openLink = Effect.fn("openLink")(function* (token: string) {
  const link = yield* heldLink(token)
  return isPaper(link) ? link : yield* new LinkUnknown()
})

/** The link of a token, whatever it opens; counted as `openLink` counts. */
export const heldLink = Effect.fnUntraced(function* (token: string) {
  yield* limitTries("document", token)
  const link = yield* (yield* JobLinks).byKey((yield* Secrets).fingerprint(token))
  if (link === undefined || link.revokedAt !== null) return yield* new LinkUnknown()
  return link
})

/** Whether a link opens a paper. */
export const isPaper = (link: JobLink): link is PaperLink => link.kind !== "photos"

/** The shop's logo, for whoever has a link to one of its papers. */
export const linkedLogo = Effect.fn("linkedLogo")(function* ({ token }: { readonly token: string }) {
  yield* openLink(token)
  const { logo } = yield* (yield* OwnBusiness).get
  const sent = logo === null ? undefined : yield* storedContent(logo, () => "logo.jpg")
  return sent ?? (yield* new FileNotFound())
})
