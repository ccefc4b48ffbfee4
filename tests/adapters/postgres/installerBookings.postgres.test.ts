import { Layer } from "effect"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { installerBookingsPostgres } from "#adapters/postgres/jobs/installerBookingsPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { installerBookingsContract } from "../../contracts/installerBookingsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  locationsPostgres,
  usersPostgres,
  jobsPostgres,
  installerBookingsPostgres,
  Database.transactions
).pipe(Layer.provideMerge(testDatabase))

installerBookingsContract("installer bookings in PostgreSQL", keepers, newTenant)
