import { Effect } from "effect"
import { factsAround } from "#domain/documents/jobFacts.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { keptNotices } from "./keptNotices.ts"
import { AddressNotReachable, NothingToSend } from "./messageFailures.ts"
import { Messages } from "./Messages.ts"
import { maySend } from "./maySend.ts"
import { writeOnce } from "./writeNotice.ts"

/**
 * Sends the customer of a job that is held the link by which they pay what they owe: by text if they agreed, else by
 * mail; once for the job's day, however often it is asked for. Refused where nothing is owed, or nobody can be reached.
 */
export const sendPayLink = Effect.fn("sendPayLink")(function* (job: Job, tenant: Tenant) {
  if (!maySend(job, "payLink")) return yield* new NothingToSend()
  const name = `payLink ${job.install.date}`
  if ((yield* (yield* Messages).noticesOf([job.id])).get(job.id)?.has(name) === true) return
  const facts = yield* factsAround(job, tenant)
  const { reviewLink } = yield* keptNotices
  const isSent = yield* writeOnce({ template: "payLink", wanted: "sms", name }, facts, { reviewLink })
  if (!isSent) return yield* new AddressNotReachable()
})
