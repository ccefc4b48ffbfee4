import { DateTime, Effect } from "effect"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { documentFormats } from "#domain/documents/documentFormats.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { jobPaper } from "#domain/documents/jobPaper.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { goodUntil } from "#domain/jobs/mayBecome.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { contentHashOf, isOfferOf } from "#domain/jobs/signedContent.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { linkState } from "./linkState.ts"
import { openLink } from "./openLink.ts"
import { showPayment } from "./showPayment.ts"
import { paperShown, type ShownDocument } from "#domain/documents/ShownDocument.ts"

interface Asked {
  readonly token: string
  readonly language?: DocumentLanguage
}

/** What a customer sees behind their link, in the language of the message unless they ask for another. */
export const showDocument = Effect.fn("showDocument")(function* ({ token, language: wanted }: Asked) {
  const link = yield* openLink(token)
  const facts = yield* Effect.orDie(jobFacts(link.jobId))
  const { job, location, tenant } = facts
  const language = wanted ?? link.language
  const { day } = documentFormats(language, tenant.country)
  const { fingerprint } = yield* Secrets
  const state = linkState(link, job, yield* todayIn(location.timeZone))
  return {
    state,
    language,
    kind: link.kind,
    shop: {
      name: tenant.businessName,
      phone: phoneText(location.phoneNumber || tenant.phoneNumber),
      email: location.emailAddress || tenant.emailAddress
    },
    customer: facts.customer.firstName.trim() || job.customerName,
    goodUntil: link.kind === "quote" ? day(goodUntil(job.quotedOn)) : "",
    isChanged: link.kind === "quote" && job.stage === "quote" && !isOfferOf(link.offer, fingerprint, job),
    contentHash: contentHashOf(fingerprint, job, "quote"),
    answer:
      link.kind !== "quote" || job.answer === null
        ? null
        : { kind: job.answer.kind, by: job.answer.by, day: day(dayOf(job.answer.at, location.timeZone)) },
    payment: yield* showPayment({ link, facts, state, language }),
    callbackAsked: link.callbackAt !== null,
    paper:
      state === "expired"
        ? null
        : paperShown(
            yield* jobPaper(link.kind, { ...facts, language }),
            (logo) => `/api/V1/documents/${token}/logo?id=${logo}`
          )
  } satisfies ShownDocument
})

const dayOf = (at: number, timeZone: string) => {
  const there = DateTime.setZoneNamed(DateTime.makeUnsafe(at), timeZone)
  return DateTime.formatIsoDate(there._tag === "Some" ? there.value : DateTime.makeUnsafe(at))
}
