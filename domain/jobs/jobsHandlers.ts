import { handle } from "#domain/contract/Endpoint.ts"
import { changeJob } from "./changeJob.ts"
import { createJob } from "./createJob.ts"
import { Jobs } from "./Jobs.ts"
import { getJob, listJobs, postInvoice, postJob, postPayment, postWorkOrder, putJob } from "./jobsApi.ts"
import { recordPayment } from "./recordPayment.ts"
import { turnIntoInvoice } from "./turnIntoInvoice.ts"
import { turnIntoWorkOrder } from "./turnIntoWorkOrder.ts"

export const jobsHandlers = [
  handle(listJobs, (search) => Jobs.use((jobs) => jobs.list(search))),
  handle(getJob, ({ id }) => Jobs.use((jobs) => jobs.get(id))),
  handle(postJob, createJob),
  handle(putJob, changeJob),
  handle(postWorkOrder, turnIntoWorkOrder),
  handle(postInvoice, turnIntoInvoice),
  handle(postPayment, recordPayment)
]
