import { Effect } from "effect"
import type { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { jobPaper } from "#domain/documents/jobPaper.ts"
import { Papers } from "#domain/documents/Papers.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { linkState } from "./linkState.ts"
import { LinkUnknown } from "./linkFailures.ts"
import { openLink } from "./openLink.ts"

/** The paper behind a customer's link as a file; none once it is too old. */
export const printDocument = Effect.fn("printDocument")(function*({ token, language }: { readonly token: string; readonly language: DocumentLanguage }) {
  const link = yield* openLink(token)
  const facts = yield* Effect.orDie(jobFacts(link.jobId))
  if (linkState(link, facts.job, yield* todayIn(facts.location.timeZone)) === "expired") return yield* new LinkUnknown()
  return yield* (yield* Papers).print(yield* jobPaper(link.kind, { ...facts, language }))
})
