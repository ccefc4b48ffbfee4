import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { creditInvoice } from "./creditInvoice.ts"
import { listStockRequired, postCredit, postReopen } from "./jobStepsApi.ts"
import { reopenJob } from "./reopenJob.ts"
import { seeJob } from "./seeJob.ts"
import { stockRequired } from "./stockRequired.ts"

export const jobStepsHandlers = [
  handle(listStockRequired, (asked) => Effect.flatMap(seeJob(asked), stockRequired)),
  handle(postReopen, reopenJob),
  handle(postCredit, creditInvoice)
]
