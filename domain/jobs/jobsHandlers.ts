import { handle } from "#domain/contract/Endpoint.ts"
import { changeJob } from "./changeJob.ts"
import { createJob } from "./createJob.ts"
import { changeJobWork } from "./changeJobWork.ts"
import { putJobWork } from "./jobWorkApi.ts"
import { seeJob, seeJobs } from "./seeJob.ts"
import { getJob, listJobs, postInvoice, postJob, postPayment, postWorkOrder, putJob } from "./jobsApi.ts"
import { recordPayment } from "./recordPayment.ts"
import { turnIntoInvoice } from "./turnIntoInvoice.ts"
import { turnIntoWorkOrder } from "./turnIntoWorkOrder.ts"

export const jobsHandlers = [
  handle(listJobs, seeJobs),
  handle(getJob, seeJob),
  handle(postJob, createJob),
  handle(putJob, changeJob),
  handle(putJobWork, changeJobWork),
  handle(postWorkOrder, turnIntoWorkOrder),
  handle(postInvoice, turnIntoInvoice),
  handle(postPayment, recordPayment)
]
