import { Effect } from "effect"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { JobFigures } from "./JobFigures.ts"
import { Stage } from "./Job.ts"
import { getJobChoices, listStagePiles, postJobsMove } from "./jobListApi.ts"
import { moveJobs } from "./moveJobs.ts"
import { asker } from "./seeJob.ts"
import { searchFor, sightOf } from "./seenBy.ts"

export const jobListHandlers = [
  handle(listStagePiles, (filters) =>
    Effect.gen(function* () {
      const person = yield* asker
      const piles = yield* (yield* JobFigures).piles(
        Stage.literals.map((stage) => searchFor(person, { ...filters, stage }))
      )
      return piles.map(({ count, total }, at) => ({
        stage: Stage.literals[at]!,
        count,
        ...(sightOf(person) === "work" ? {} : { total })
      }))
    })
  ),
  handle(getJobChoices, () => JobFigures.use(({ choices }) => choices)),
  handle(postJobsMove, startBulk(moveJobs))
]
