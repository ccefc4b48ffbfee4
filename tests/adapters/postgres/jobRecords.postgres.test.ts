import { Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobChangesPostgres } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { jobFilesPostgres } from "#adapters/postgres/job-files/jobFilesPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { siteEventsPostgres } from "#adapters/postgres/installer-day/siteEventsPostgres.ts"
import { signaturesPostgres } from "#adapters/postgres/signatures/signaturesPostgres.ts"
import { jobChangesContract } from "../../contracts/jobChangesContract.ts"
import { jobFilesContract } from "../../contracts/jobFilesContract.ts"
import { signaturesContract } from "../../contracts/signaturesContract.ts"
import { siteEventsContract } from "../../contracts/siteEventsContract.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  jobsPostgres,
  customersPostgres,
  locationsPostgres,
  jobChangesPostgres.pipe(Layer.provide(newIdV7)),
  jobFilesPostgres,
  signaturesPostgres,
  siteEventsPostgres,
  fileStorageLayer,
  Database.transactions
).pipe(Layer.provideMerge(testDatabase))

jobChangesContract("job timelines in PostgreSQL", keepers, newTenant)
jobFilesContract("job files in PostgreSQL", keepers, newTenant)
signaturesContract("signatures in PostgreSQL", keepers, newTenant)
siteEventsContract("on-site events in PostgreSQL", keepers, newTenant)
