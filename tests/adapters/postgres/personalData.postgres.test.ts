import { Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { personalDataPostgres } from "#adapters/postgres/customers/personalDataPostgres.ts"
import { ediInvoicesPostgres } from "#adapters/postgres/edi/ediInvoicesPostgres.ts"
import { ediPostgres } from "#adapters/postgres/edi/ediPostgres.ts"
import { insurersPostgres } from "#adapters/postgres/insurers/insurersPostgres.ts"
import { jobLinksPostgres } from "#adapters/postgres/job-links/jobLinksPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { siteEventsPostgres } from "#adapters/postgres/installer-day/siteEventsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { messagesPostgres } from "#adapters/postgres/messages/messagesPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { remindersPostgres } from "#adapters/postgres/reminders/remindersPostgres.ts"
import { personalDataContract } from "../../contracts/personalDataContract.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  personalDataPostgres,
  customersPostgres,
  messagesPostgres,
  jobLinksPostgres,
  jobsPostgres,
  locationsPostgres,
  remindersPostgres,
  siteEventsPostgres,
  ediInvoicesPostgres,
  ediPostgres.layer,
  insurersPostgres.layer,
  usersPostgres,
  newIdV7
).pipe(
  Layer.provideMerge(Layer.mergeAll(testDatabase, WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))))
)

personalDataContract("a customer's traces in PostgreSQL", keepers, newTenant)
