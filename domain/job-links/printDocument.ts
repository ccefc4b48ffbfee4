import { Effect } from "effect"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { printPaper } from "#domain/documents/printPaper.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { linkState } from "./linkState.ts"
import { LinkUnknown } from "./linkFailures.ts"
import { openLink } from "./openLink.ts"
import { isPaidBy } from "./showPayment.ts"

interface Asked {
  readonly token: string
  readonly language: DocumentLanguage
  /** A payment made by this link, to print its receipt instead. */
  readonly receipt?: PaymentId
}

/** The paper behind a customer's link as a file, or the receipt of what they paid by it; none once it is too old. */
export const printDocument = Effect.fn("printDocument")(function* ({ token, language, receipt }: Asked) {
  const link = yield* openLink(token)
  const facts = yield* Effect.orDie(jobFacts(link.jobId))
  if (linkState(link, facts.job, yield* todayIn(facts.location.timeZone)) === "expired") return yield* new LinkUnknown()
  if (receipt === undefined) return yield* printPaper(link.kind, { ...facts, language })
  const payment = facts.job.payments.find((one) => one.id === receipt && isPaidBy(link, one))
  if (payment === undefined) return yield* new LinkUnknown()
  return yield* printPaper("receipt", { ...facts, language, payment })
})
