import { Clock, Effect } from "effect"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { LinkKind } from "./DocumentKind.ts"
import { goodUntil } from "#domain/jobs/stageRules.ts"
import { offerHashOf } from "#domain/jobs/signedContent.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { daysAfter, todayIn } from "#domain/shared/Today.ts"
import { type JobLink } from "./JobLink.ts"
import { JobLinkId } from "#domain/shared/JobId.ts"
import { JobLinks } from "./JobLinks.ts"
import { type PaymentAsk, usualAsk } from "./PaymentAsk.ts"

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
