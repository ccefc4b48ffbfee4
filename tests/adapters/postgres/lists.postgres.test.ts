import { Layer } from "effect"
import { bulkRunsPostgres } from "#adapters/postgres/bulk-actions/bulkRunsPostgres.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { listViewsPostgres } from "#adapters/postgres/list-views/listViewsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { pricingProfilesPostgres } from "#adapters/postgres/pricing-profiles/pricingProfilesPostgres.ts"
import { batchContract } from "../../contracts/batchContract.ts"
import { bulkRunsContract } from "../../contracts/bulkRunsContract.ts"
import { cursorContract } from "../../contracts/cursorContract.ts"
import { listedCustomers, listedJobs, listedProfiles } from "../../contracts/listedThings.ts"
import { listViewsContract } from "../../contracts/listViewsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  listViewsPostgres,
  bulkRunsPostgres,
  usersPostgres,
  customersPostgres,
  pricingProfilesPostgres,
  locationsPostgres,
  jobsPostgres
).pipe(Layer.provideMerge(testDatabase))

listViewsContract("saved views in PostgreSQL", keepers, newTenant)
bulkRunsContract("bulk actions in PostgreSQL", keepers, newTenant)
batchContract("customers in batches in PostgreSQL", keepers, newTenant, listedCustomers)
batchContract("pricing profiles in batches in PostgreSQL", keepers, newTenant, listedProfiles)
batchContract("jobs in batches in PostgreSQL", keepers, newTenant, listedJobs)
cursorContract("jobs by cursor in PostgreSQL", keepers, newTenant)
