import { Effect } from "effect"
import { fileContent } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { asker } from "#domain/jobs/visibleJob.ts"
import { sees, sightOf } from "#domain/jobs/seenBy.ts"
import { getJobDocument } from "./documentsApi.ts"
import { jobFacts } from "./jobFacts.ts"
import { paperSubject } from "./paperSubject.ts"
import { printPaper } from "./printPaper.ts"

export const documentsHandlers = [
  handle(
    getJobDocument,
    Effect.fnUntraced(function* ({ id, kind, language, payer, payment }) {
      const person = yield* asker
      const facts = yield* jobFacts(id)
      if (!sees(person, facts.job)) return yield* new JobNotFound({ id })
      if (sightOf(person) === "work" && kind !== "workorder") return yield* new FileNotFound()
      const subject = yield* paperSubject(kind, facts.job, payment)
      if (subject === undefined) return yield* new FileNotFound()
      return fileContent(
        yield* printPaper(kind, {
          ...facts,
          ...subject,
          billedTo: payer,
          language: language ?? facts.customer.language
        })
      )
    })
  )
]
