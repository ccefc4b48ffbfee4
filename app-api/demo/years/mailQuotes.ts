import { Clock, Effect } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { insertRows } from "#adapters/postgres/insertRows.ts"
import { MessageRow } from "#adapters/postgres/messages/messagesPostgres.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { fillTemplate } from "#domain/messages/fillTemplate.ts"
import { messageValues } from "#domain/messages/messageValues.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { clockAt } from "../instants.ts"
import { type DatedEvent, mailedAt, openedAt } from "./eventsOf.ts"
import type { Story } from "./Story.ts"

interface Answered {
  readonly story: Story
  readonly job: Job
  readonly events: ReadonlyArray<DatedEvent>
}

/** Adds, to quotes that were declined through their link, that link, opened, and the mail that contained it. */
export const mailQuotes = Effect.fn("mailQuotes")(function* (all: ReadonlyArray<Answered>) {
  const { id: tenantId } = yield* CurrentTenant
  const tenant = yield* (yield* Tenants).get(tenantId)
  if (tenant === undefined) return
  const rows = yield* Effect.forEach(
    all.filter(({ job }) => job.answer !== null),
    (one) => mailed(one, tenant),
    { concurrency: "unbounded" }
  )
  yield* (yield* Database).write((writing) => insertRows(writing, MessageRow, rows))
})

const mailed = Effect.fnUntraced(function* ({ job, story }: Answered, tenant: Tenant) {
  const { customer, declined, location, quotedAt, seller } = story
  const at = mailedAt(quotedAt)
  const link = yield* newJobLink({ job, location }, "quote", "en").pipe(Effect.provideService(Clock.Clock, clockAt(at)))
  yield* (yield* JobLinks).recordOpened(link.id, openedAt(declined?.at ?? at))
  const subject = messageTextsOf.en("quote.email.subject")
  const body = messageTextsOf.en("quote.email.body")
  const values = messageValues("quote", { job, customer, location, tenant, language: "en" })
  return {
    tenantId: tenant.id,
    id: yield* (yield* NewId).next,
    jobId: job.id,
    channel: "email",
    template: "quote",
    language: "en",
    to: customer.emailAddress,
    toName: customer.customerName,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values),
    isTest: false,
    linkId: link.id,
    state: "sent",
    trouble: null,
    detail: "",
    by: `${seller.firstName} ${seller.lastName}`,
    at,
    stateAt: at
  }
})
