import { Effect, Schema } from "effect"
import { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { printPaper } from "#domain/documents/printPaper.ts"
import { paperSubject } from "#domain/documents/paperSubject.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { PaymentId } from "#domain/jobs/Payment.ts"
import { access } from "#domain/people/access.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { sees, sightOf } from "#domain/jobs/seenBy.ts"

const Asked = Schema.Struct({ id: JobId, kind: DocumentKind, language: Schema.optionalKey(DocumentLanguage), payment: Schema.optionalKey(PaymentId) })

/** `GET /jobs/:id/document.pdf?kind=quote|workorder|invoice|credit|receipt&language=en|fr|es`: a job's paper, in the customer's language unless another is asked for; a receipt names its `payment`. Someone who only installs gets the work order, which shows no price. */
export const jobPdf = {
  path: "/jobs/:id/document.pdf",
  summary: "A job's paper as PDF: kind= is quote, workorder, invoice, credit or receipt, which names its payment=; language= en, fr or es.",
  access: access["/jobs"],
  file: Effect.fn("jobPdf")(function*(asked: Readonly<Record<string, string>>) {
    const read = Schema.decodeUnknownResult(Asked)(asked)
    const user = yield* CurrentUser
    if (read._tag === "Failure" || user === undefined) return undefined
    const { id, kind, language, payment } = read.success
    if (sightOf(user) === "work" && kind !== "workorder") return undefined
    const facts = yield* jobFacts(id).pipe(Effect.catch(() => Effect.succeed(undefined)))
    if (facts === undefined || !sees(user, facts.job)) return undefined
    const subject = yield* paperSubject(kind, facts.job, payment)
    if (subject === undefined) return undefined
    return yield* printPaper(kind, { ...facts, ...subject, language: language ?? facts.customer.language })
  })
}
