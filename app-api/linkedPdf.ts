import { Effect, Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { printDocument } from "#domain/job-links/printDocument.ts"
import { PaymentId } from "#domain/jobs/Payment.ts"

const Asked = Schema.Struct({ token: LinkToken, language: DocumentLanguage, receipt: Schema.optionalKey(PaymentId) })

/** `GET /documents/:token/document.pdf?language=en|fr|es`: the paper behind a customer's link; with `receipt=<payment>` the receipt of what they paid by it. */
export const linkedPdf = {
  path: "/documents/:token/document.pdf",
  summary: "The paper behind a customer's link as PDF; receipt= names a payment made by it, language= en, fr or es.",
  access: "everyone",
  file: Effect.fn("linkedPdf")(function*(asked: Readonly<Record<string, string>>) {
    const read = Schema.decodeUnknownResult(Asked)(asked)
    return read._tag === "Failure" ? undefined : yield* printDocument(read.success).pipe(Effect.catch(() => Effect.succeed(undefined)))
  })
} as const
