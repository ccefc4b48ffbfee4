import { Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { secretsMemory } from "#adapters/memory/secretsMemory.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { personalDataPostgres } from "#adapters/postgres/customers/personalDataPostgres.ts"
import { jobFilesPostgres } from "#adapters/postgres/job-files/jobFilesPostgres.ts"
import { jobLinksPostgres } from "#adapters/postgres/job-links/jobLinksPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { photoRepliesPostgres } from "#adapters/postgres/public-page/photoRepliesPostgres.ts"
import { photoRepliesContract } from "../../contracts/photoRepliesContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  personalDataPostgres,
  jobFilesPostgres,
  jobLinksPostgres,
  jobsPostgres,
  fileStorageLayer,
  locationsPostgres,
  newIdV7,
  photoRepliesPostgres,
  secretsMemory
).pipe(Layer.provideMerge(testDatabase))

photoRepliesContract("photo replies in PostgreSQL", keepers, newTenant)
