import { Layer } from "effect"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { siteEventsPostgres } from "#adapters/postgres/installer-day/siteEventsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { scheduledJobsPostgres } from "#adapters/postgres/schedule/scheduledJobsPostgres.ts"
import { signaturesPostgres } from "#adapters/postgres/signatures/signaturesPostgres.ts"
import { scheduledJobsContract } from "../../contracts/scheduledJobsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  locationsPostgres,
  usersPostgres,
  jobsPostgres,
  scheduledJobsPostgres,
  signaturesPostgres,
  siteEventsPostgres
).pipe(Layer.provideMerge(testDatabase))

scheduledJobsContract("scheduled jobs in PostgreSQL", keepers, newTenant)
